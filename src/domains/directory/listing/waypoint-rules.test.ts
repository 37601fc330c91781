// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { toGpx, toKml, type Waypoint } from "./waypoint-rules.ts";

const HOSTILE = `]]></name><script>&"'\u0000 Löwe 🐚`;
const PLACES: Waypoint[] = [
  {
    name: "Tern Landing",
    ...{ latitude: "38.978450", longitude: "-76.478400" },
    lines: ["Call before noon.", "Phone (410) 555-0100", "VHF 16"],
  },
  { name: "Tern Landing", latitude: "-38.000000", longitude: "179.999999", lines: [] },
  { name: HOSTILE, latitude: "0.000000", longitude: "0.000000", lines: ["<b>a & b</b>", HOSTILE] },
];
const READABLE = HOSTILE.replace("\u0000", "\uFFFD");

/** What the standard says of waypoints: their places on the globe, and the order of what is said. */
const GPX_WAYPOINTS = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns="http://www.topografix.com/GPX/1/1" targetNamespace="http://www.topografix.com/GPX/1/1"
  elementFormDefault="qualified">
  <xs:element name="gpx"><xs:complexType><xs:sequence>
    <xs:element name="metadata" minOccurs="0"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="wpt" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string" minOccurs="0"/>
      <xs:element name="cmt" type="xs:string" minOccurs="0"/>
      <xs:element name="desc" type="xs:string" minOccurs="0"/></xs:sequence>
      <xs:attribute name="lat" use="required"><xs:simpleType><xs:restriction base="xs:decimal">
        <xs:minInclusive value="-90"/><xs:maxInclusive value="90"/></xs:restriction></xs:simpleType></xs:attribute>
      <xs:attribute name="lon" use="required"><xs:simpleType><xs:restriction base="xs:decimal">
        <xs:minInclusive value="-180"/><xs:maxExclusive value="180"/></xs:restriction></xs:simpleType></xs:attribute>
    </xs:complexType></xs:element></xs:sequence>
    <xs:attribute name="version" fixed="1.1" use="required"/>
    <xs:attribute name="creator" type="xs:string" use="required"/></xs:complexType></xs:element>
</xs:schema>`;

const KML_PLACEMARKS = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns="http://www.opengis.net/kml/2.2" targetNamespace="http://www.opengis.net/kml/2.2"
  elementFormDefault="qualified">
  <xs:element name="kml"><xs:complexType><xs:sequence><xs:element name="Document"><xs:complexType>
    <xs:sequence><xs:element name="name" type="xs:string"/>
    <xs:element name="Placemark" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
      <xs:element name="name" type="xs:string"/>
      <xs:element name="description" type="xs:string" minOccurs="0"/>
      <xs:element name="Point"><xs:complexType><xs:sequence><xs:element name="coordinates">
        <xs:simpleType><xs:restriction base="xs:string">
          <xs:pattern value="-?[0-9]+\\.[0-9]+,-?[0-9]+\\.[0-9]+"/></xs:restriction></xs:simpleType>
      </xs:element></xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

const complaintsAbout = async (contents: string, schema: string) =>
  (await validateXML({ xml: { fileName: "places.xml", contents }, schema })).errors;

const parse = (text: string) => new DOMParser().parseFromString(text, "application/xml");
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent);

test("a GPX file is valid, and a parser reads back names, positions and every line", async () => {
  const file = toGpx(HOSTILE, PLACES);
  expect(await complaintsAbout(file, GPX_WAYPOINTS)).toEqual([]);
  const document = parse(file);
  expect(textsOf(document, "name")).toEqual([READABLE, "Tern Landing", "Tern Landing 2", READABLE]);
  expect(textsOf(document, "desc")).toEqual([
    "Call before noon.\nPhone (410) 555-0100\nVHF 16",
    `<b>a & b</b>\n${READABLE}`,
  ]);
  expect(textsOf(document, "cmt")).toEqual(textsOf(document, "desc"));
  const positions = [...document.getElementsByTagName("wpt")].map(
    (point) => `${point.getAttribute("lat")} ${point.getAttribute("lon")}`,
  );
  expect(positions).toEqual([
    ...["38.978450 -76.478400", "-38.000000 179.999999"],
    "0.000000 0.000000",
  ]);
});

test("a KML file is valid, longitude first, and no word of a place becomes HTML", async () => {
  const file = toKml(HOSTILE, PLACES);
  expect(await complaintsAbout(file, KML_PLACEMARKS)).toEqual([]);
  const document = parse(file);
  expect(textsOf(document, "coordinates")[0]).toBe("-76.478400,38.978450");
  expect(textsOf(document, "description")[0]).toBe(
    "Call before noon.<br>Phone (410) 555-0100<br>VHF 16",
  );
  expect(textsOf(document, "description")[1]).toContain("&lt;b&gt;a &amp; b&lt;/b&gt;<br>");
});

test("three hundred places, and none at all, are valid files", async () => {
  const many = Array.from({ length: 300 }, () => ({ ...PLACES[0] }) as Waypoint);
  for (const places of [many, []]) {
    expect(await complaintsAbout(toGpx("x", places), GPX_WAYPOINTS)).toEqual([]);
    expect(await complaintsAbout(toKml("x", places), KML_PLACEMARKS)).toEqual([]);
  }
  expect(new Set(textsOf(parse(toGpx("x", many)), "name")).size).toBe(301);
});
