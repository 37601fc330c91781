import { xmlText } from "#src/shared/xml-text.ts";
import type { Coverage } from "./coverage.ts";
import type { Column, FileFacts } from "./table.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const EML = "https://eml.ecoinformatics.org/eml-2.2.0";
const SCHEMA = "https://rs.gbif.org/schema/eml-gbif-profile/1.3/eml.xsd";

/** Which column of the file of occurrences is which term; the first is the id of each. */
export const metaXml = (columns: readonly Column[]): string =>
  `${HEAD}<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
  <core encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="http://rs.tdwg.org/dwc/terms/Occurrence">
    <files><location>occurrence.txt</location></files>
    <id index="0"/>
${columns.map(({ term = "" }, index) => `    <field index="${index}" term="${xmlText(term)}"/>`).join("\n")}
  </core>
</archive>
`;

/** What the archive is, for GBIF's profile of the Ecological Metadata Language. */
export function emlXml(facts: FileFacts, coverage: Coverage | null, packageId: string): string {
  const day = facts.madeAt.toISOString().slice(0, 10);
  return `${HEAD}<eml:eml xmlns:eml="${EML}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${EML} ${SCHEMA}" packageId="${xmlText(packageId)}" system="http://gbif.org" scope="system" xml:lang="en">
  <dataset>
    <alternateIdentifier>${xmlText(packageId)}</alternateIdentifier>
    <title xml:lang="en">${xmlText(facts.title)}</title>
    <creator>${agent(facts)}</creator>
    <metadataProvider>${agent(facts)}</metadataProvider>
    <pubDate>${day}</pubDate>
    <language>en</language>
    <abstract><para>${xmlText(abstractOf(facts))}</para></abstract>
    <intellectualRights><para>This work is licensed under a <ulink url="${xmlText(facts.licenceUrl)}"><citetitle>${xmlText(facts.licence)}</citetitle></ulink>. A record that says otherwise in its own licence has that one.</para></intellectualRights>
${coverage ? coverageXml(coverage) : ""}    <contact>${agent(facts)}</contact>
    <methods>
      <methodStep><description><para>People report what they saw on or beside the water. Others agree with the identification or propose another; two who agree, or one expert, verify a report.</para></description></methodStep>
    </methods>
  </dataset>
  <additionalMetadata><metadata><gbif>
    <dateStamp>${facts.madeAt.toISOString()}</dateStamp>
    <hierarchyLevel>dataset</hierarchyLevel>
    <citation>${xmlText(facts.citation)}</citation>
  </gbif></metadata></additionalMetadata>
</eml:eml>
`;
}

const agent = ({ siteUrl }: FileFacts): string =>
  `<organizationName>Landfall</organizationName><onlineUrl>${xmlText(siteUrl)}</onlineUrl>`;

const abstractOf = ({ start, end, zone, choices }: FileFacts): string =>
  [
    `Observations of marine life that people sent to Landfall, observed from ${start} to ${end} (${zone}).`,
    ...choices.map((choice) => `${choice}.`),
    "Places of threatened species are generalized; dataGeneralizations and informationWithheld say where.",
  ].join(" ");

const coverageXml = ({ box, firstDay, lastDay, taxa }: Coverage): string => `    <coverage>
      <geographicCoverage>
        <geographicDescription>The smallest box around all records of this file.</geographicDescription>
        <boundingCoordinates>
          <westBoundingCoordinate>${box.west}</westBoundingCoordinate>
          <eastBoundingCoordinate>${box.east}</eastBoundingCoordinate>
          <northBoundingCoordinate>${box.north}</northBoundingCoordinate>
          <southBoundingCoordinate>${box.south}</southBoundingCoordinate>
        </boundingCoordinates>
      </geographicCoverage>
      <temporalCoverage>
        <rangeOfDates>
          <beginDate><calendarDate>${firstDay}</calendarDate></beginDate>
          <endDate><calendarDate>${lastDay}</calendarDate></endDate>
        </rangeOfDates>
      </temporalCoverage>
      <taxonomicCoverage>
${[...taxa].map((name) => `        <taxonomicClassification><taxonRankValue>${xmlText(name)}</taxonRankValue></taxonomicClassification>`).join("\n")}
      </taxonomicCoverage>
    </coverage>
`;
