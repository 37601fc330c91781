const types = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/**
 * What playing needs, by the box that holds it: all else becomes padding. The pictures' own boxes and
 * the tables of where they lie are kept as they are.
 */
export const PLAYED_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["", types("ftyp moov mdat moof sidx styp mfra")],
  ["moov", types("mvhd trak mvex")],
  ["mvex", types("mehd trex")],
  ["trak", types("tkhd edts mdia")],
  ["edts", types("elst")],
  ["mdia", types("mdhd hdlr minf")],
  ["minf", types("vmhd smhd hdlr dinf stbl")],
  ["dinf", types("dref")],
  [
    "stbl",
    types(
      "stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh sdtp sbgp sgpd subs padb saiz saio",
    ),
  ],
  ["mfra", types("tfra mfro")],
]);

/** A track has one of each: a second one would say something else than the first. */
export const SINGLE: ReadonlySet<string> = types("tkhd mdia hdlr minf stbl stsd");

/** What says how to decode the samples of a track. */
export const PLAYED_IN_FORMAT: ReadonlySet<string> = types(
  "avcC hvcC lhvC vvcC vpcC av1C dvcC dvvC dvwC esds dOps dfLa alac dac3 dec3 dac4 d263 damr mhaC dapa ddts glbl wave chan chnl srat pcmC SA3D pasp colr clap fiel gama mdcv clli SmDm CoLL amve st3d sv3d vexu hfov sinf",
);

/** A film may also begin with these. */
export const BEGINS_WITH: ReadonlySet<string> = new Set([
  ...(PLAYED_IN.get("") ?? []),
  ...types("free skip wide pnot"),
]);
