import type { SourceKey } from "./sources.server.ts";

/**
 * The number of each species in the World Register of Marine Species, and who says so: two that do not
 * depend on each other, or one that took it from the register. Species without either are not here.
 */
export const WORMS_IDS: Readonly<
  Record<number, { aphiaId: number; sources: readonly SourceKey[] }>
> = {
  // Eubalaena glacialis
  101: {
    aphiaId: 159023,
    sources: ["add-my-pet", "marine-sensitivity", "obis-list", "sanctsound"],
  },
  // Megaptera novaeangliae
  102: { aphiaId: 137092, sources: ["marine-sensitivity", "obis-list", "sanctsound"] },
  // Balaenoptera physalus
  103: {
    aphiaId: 137091,
    sources: ["add-my-pet", "marine-sensitivity", "obis-list", "sanctsound"],
  },
  // Balaenoptera borealis
  104: {
    aphiaId: 137088,
    sources: ["add-my-pet", "marine-sensitivity", "obis-list", "sanctsound"],
  },
  // Balaenoptera musculus
  105: {
    aphiaId: 137090,
    sources: ["add-my-pet", "marine-sensitivity", "obis-list", "sanctsound"],
  },
  // Balaenoptera acutorostrata
  106: {
    aphiaId: 137087,
    sources: ["add-my-pet", "marine-sensitivity", "obis-list", "sanctsound"],
  },
  // Balaenoptera ricei
  107: { aphiaId: 1576133, sources: ["marine-sensitivity", "obis-list"] },
  // Physeter macrocephalus
  108: { aphiaId: 137119, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Globicephala macrorhynchus
  109: { aphiaId: 137096, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Globicephala melas
  110: { aphiaId: 137097, sources: ["marine-sensitivity", "obis-list"] },
  // Tursiops truncatus
  111: { aphiaId: 137111, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Stenella frontalis
  112: { aphiaId: 137108, sources: ["add-my-pet", "marine-sensitivity"] },
  // Delphinus delphis
  113: { aphiaId: 137094, sources: ["add-my-pet", "marine-sensitivity"] },
  // Grampus griseus
  115: { aphiaId: 137098, sources: ["marine-sensitivity", "obis-list"] },
  // Phocoena phocoena
  116: { aphiaId: 137117, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Phoca vitulina
  201: { aphiaId: 137084, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Halichoerus grypus
  202: { aphiaId: 137080, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Pagophilus groenlandicus
  203: { aphiaId: 159019, sources: ["add-my-pet", "marine-sensitivity"] },
  // Trichechus manatus
  204: { aphiaId: 159509, sources: ["add-my-pet", "marine-sensitivity"] },
  // Caretta caretta
  301: { aphiaId: 137205, sources: ["marine-sensitivity", "obis-list"] },
  // Chelonia mydas
  302: { aphiaId: 137206, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Dermochelys coriacea
  303: { aphiaId: 137209, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Lepidochelys kempii
  304: { aphiaId: 137208, sources: ["add-my-pet", "marine-sensitivity", "obis-list"] },
  // Eretmochelys imbricata
  305: { aphiaId: 137207, sources: ["marine-sensitivity", "obis-list"] },
  // Crocodylus acutus
  307: { aphiaId: 422566, sources: ["add-my-pet", "marine-sensitivity"] },
  // Carcharodon carcharias
  401: { aphiaId: 105838, sources: ["add-my-pet", "marine-sensitivity", "obis-list", "phenofish"] },
  // Carcharias taurus
  402: { aphiaId: 105843, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Carcharhinus limbatus
  403: { aphiaId: 105793, sources: ["marine-sensitivity", "phenofish"] },
  // Carcharhinus brevipinna
  404: { aphiaId: 105788, sources: ["marine-sensitivity", "phenofish"] },
  // Carcharhinus leucas
  405: { aphiaId: 105792, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Carcharhinus plumbeus
  406: { aphiaId: 105797, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Galeocerdo cuvier
  407: { aphiaId: 105799, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Ginglymostoma cirratum
  408: { aphiaId: 105846, sources: ["marine-sensitivity", "phenofish"] },
  // Negaprion brevirostris
  409: { aphiaId: 105800, sources: ["marine-sensitivity", "phenofish"] },
  // Sphyrna tiburo
  410: { aphiaId: 158517, sources: ["marine-sensitivity", "phenofish"] },
  // Sphyrna lewini
  411: { aphiaId: 105816, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Sphyrna mokarran
  412: { aphiaId: 105817, sources: ["marine-sensitivity", "phenofish"] },
  // Isurus oxyrinchus
  413: { aphiaId: 105839, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Carcharhinus longimanus
  414: { aphiaId: 105794, sources: ["marine-sensitivity", "phenofish"] },
  // Cetorhinus maximus
  415: { aphiaId: 105837, sources: ["marine-sensitivity", "obis-list", "phenofish"] },
  // Rhincodon typus
  416: { aphiaId: 105847, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Squalus acanthias
  417: { aphiaId: 105923, sources: ["add-my-pet", "fishglob", "marine-sensitivity", "phenofish"] },
  // Mustelus canis
  418: { aphiaId: 158518, sources: ["marine-sensitivity", "phenofish"] },
  // Pristis pectinata
  419: { aphiaId: 105848, sources: ["add-my-pet", "marine-sensitivity", "obis-list", "phenofish"] },
  // Mobula birostris
  420: { aphiaId: 1026118, sources: ["marine-sensitivity", "phenofish"] },
  // Rhinoptera bonasus
  421: { aphiaId: 158544, sources: ["marine-sensitivity", "phenofish"] },
  // Aetobatus narinari
  422: { aphiaId: 217426, sources: ["marine-sensitivity", "phenofish"] },
  // Hypanus sabinus
  424: { aphiaId: 1042864, sources: ["marine-sensitivity", "phenofish"] },
  // Rostroraja eglanteria
  425: { aphiaId: 1460141, sources: ["marine-sensitivity", "phenofish"] },
  // Morone saxatilis
  501: { aphiaId: 151179, sources: ["fishglob", "marine-sensitivity", "phenofish"] },
  // Pomatomus saltatrix
  502: { aphiaId: 151482, sources: ["marine-sensitivity", "phenofish"] },
  // Sciaenops ocellatus
  503: { aphiaId: 159335, sources: ["marine-sensitivity", "phenofish"] },
  // Pogonias cromis
  504: { aphiaId: 159333, sources: ["marine-sensitivity", "phenofish"] },
  // Cynoscion nebulosus
  505: { aphiaId: 159312, sources: ["marine-sensitivity", "phenofish"] },
  // Cynoscion regalis
  506: { aphiaId: 159313, sources: ["marine-sensitivity", "phenofish"] },
  // Micropogonias undulatus
  507: { aphiaId: 151158, sources: ["marine-sensitivity", "phenofish"] },
  // Leiostomus xanthurus
  508: { aphiaId: 159322, sources: ["marine-sensitivity", "phenofish"] },
  // Paralichthys dentatus
  509: { aphiaId: 158826, sources: ["marine-sensitivity", "phenofish"] },
  // Paralichthys lethostigma
  510: { aphiaId: 158829, sources: ["marine-sensitivity", "phenofish"] },
  // Pseudopleuronectes americanus
  511: { aphiaId: 158885, sources: ["fishglob", "marine-sensitivity", "phenofish"] },
  // Centropristis striata
  512: { aphiaId: 159348, sources: ["marine-sensitivity", "phenofish"] },
  // Tautoga onitis
  513: { aphiaId: 158830, sources: ["marine-sensitivity", "phenofish"] },
  // Stenotomus chrysops
  514: { aphiaId: 159811, sources: ["marine-sensitivity", "phenofish"] },
  // Archosargus probatocephalus
  515: { aphiaId: 159238, sources: ["marine-sensitivity", "phenofish"] },
  // Lagodon rhomboides
  516: { aphiaId: 159249, sources: ["marine-sensitivity", "phenofish"] },
  // Mugil cephalus
  517: { aphiaId: 126983, sources: ["marine-sensitivity", "phenofish"] },
  // Brevoortia tyrannus
  518: { aphiaId: 158691, sources: ["fishglob", "marine-sensitivity", "phenofish"] },
  // Fundulus heteroclitus
  519: { aphiaId: 159306, sources: ["marine-sensitivity", "phenofish"] },
  // Menidia menidia
  520: { aphiaId: 159228, sources: ["fishglob", "marine-sensitivity", "phenofish"] },
  // Opsanus tau
  521: { aphiaId: 158782, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Sphoeroides maculatus
  522: { aphiaId: 158934, sources: ["marine-sensitivity", "phenofish"] },
  // Ariopsis felis
  523: { aphiaId: 158709, sources: ["marine-sensitivity", "phenofish"] },
  // Bagre marinus
  524: { aphiaId: 158713, sources: ["marine-sensitivity", "phenofish"] },
  // Hippocampus erectus
  525: { aphiaId: 159445, sources: ["marine-sensitivity", "phenofish"] },
  // Gadus morhua
  531: {
    aphiaId: 126436,
    sources: ["add-my-pet", "fishglob", "marine-sensitivity", "phenofish", "sanctsound"],
  },
  // Melanogrammus aeglefinus
  532: { aphiaId: 126437, sources: ["add-my-pet", "fishglob", "marine-sensitivity", "phenofish"] },
  // Scomber scombrus
  533: { aphiaId: 127023, sources: ["add-my-pet", "fishglob", "marine-sensitivity", "phenofish"] },
  // Scomberomorus maculatus
  534: { aphiaId: 159342, sources: ["marine-sensitivity", "phenofish"] },
  // Scomberomorus cavalla
  535: { aphiaId: 159340, sources: ["marine-sensitivity", "phenofish"] },
  // Rachycentron canadum
  536: { aphiaId: 127006, sources: ["marine-sensitivity", "phenofish"] },
  // Coryphaena hippurus
  537: { aphiaId: 126846, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Thunnus thynnus
  538: { aphiaId: 127029, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Thunnus albacares
  539: { aphiaId: 127027, sources: ["marine-sensitivity", "phenofish"] },
  // Megalops atlanticus
  540: { aphiaId: 126430, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Seriola dumerili
  542: { aphiaId: 126816, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Caranx hippos
  543: { aphiaId: 126803, sources: ["marine-sensitivity", "phenofish"] },
  // Trachinotus carolinus
  544: { aphiaId: 159652, sources: ["marine-sensitivity", "phenofish"] },
  // Sphyraena barracuda
  545: { aphiaId: 345843, sources: ["add-my-pet", "marine-sensitivity"] },
  // Mola mola
  546: { aphiaId: 127405, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Centropomus undecimalis
  551: { aphiaId: 280068, sources: ["add-my-pet", "marine-sensitivity", "phenofish"] },
  // Lutjanus campechanus
  552: { aphiaId: 159795, sources: ["marine-sensitivity", "phenofish"] },
  // Lutjanus griseus
  553: { aphiaId: 159797, sources: ["marine-sensitivity", "phenofish"] },
  // Mycteroperca microlepis
  554: { aphiaId: 273880, sources: ["marine-sensitivity", "phenofish"] },
  // Epinephelus morio
  555: { aphiaId: 159354, sources: ["marine-sensitivity", "phenofish", "sanctsound"] },
  // Epinephelus itajara
  556: { aphiaId: 159353, sources: ["marine-sensitivity", "phenofish"] },
  // Epinephelus striatus
  557: { aphiaId: 159222, sources: ["marine-sensitivity", "phenofish"] },
  // Holacanthus ciliaris
  559: { aphiaId: 276012, sources: ["marine-sensitivity", "phenofish"] },
  // Sparisoma viride
  560: { aphiaId: 273780, sources: ["marine-sensitivity", "phenofish"] },
  // Lachnolaimus maximus
  561: { aphiaId: 158822, sources: ["marine-sensitivity", "phenofish"] },
  // Abudefduf saxatilis
  562: { aphiaId: 159288, sources: ["marine-sensitivity", "phenofish"] },
  // Anguilla rostrata
  571: { aphiaId: 158562, sources: ["fishglob", "marine-sensitivity", "phenofish"] },
  // Acipenser oxyrinchus
  572: { aphiaId: 151802, sources: ["marine-sensitivity", "phenofish"] },
  // Acipenser brevirostrum
  573: { aphiaId: 157869, sources: ["obis-list", "phenofish"] },
  // Salmo salar
  574: { aphiaId: 127186, sources: ["fishglob", "marine-sensitivity", "obis-list", "phenofish"] },
  // Pelecanus occidentalis
  601: { aphiaId: 343935, sources: ["add-my-pet", "marine-sensitivity"] },
  // Ardea herodias
  604: { aphiaId: 159382, sources: ["add-my-pet", "marine-sensitivity"] },
  // Morus bassanus
  609: { aphiaId: 148776, sources: ["esas", "marine-sensitivity"] },
  // Larus argentatus
  611: { aphiaId: 137138, sources: ["add-my-pet", "esas", "marine-sensitivity"] },
  // Larus marinus
  612: { aphiaId: 137146, sources: ["esas", "marine-sensitivity"] },
  // Sterna hirundo
  615: { aphiaId: 137162, sources: ["add-my-pet", "marine-sensitivity"] },
  // Sterna dougallii
  616: { aphiaId: 137160, sources: ["add-my-pet", "marine-sensitivity"] },
  // Charadrius melodus
  619: { aphiaId: 159125, sources: ["add-my-pet", "marine-sensitivity"] },
  // Gavia immer
  623: { aphiaId: 137187, sources: ["add-my-pet", "marine-sensitivity"] },
  // Fratercula arctica
  624: { aphiaId: 137131, sources: ["add-my-pet", "marine-sensitivity"] },
  // Callinectes sapidus
  701: { aphiaId: 107379, sources: ["marine-sensitivity", "worms"] },
  // Carcinus maenas
  704: { aphiaId: 107381, sources: ["add-my-pet", "marine-sensitivity"] },
  // Homarus americanus
  710: { aphiaId: 156134, sources: ["add-my-pet", "marine-sensitivity"] },
  // Crassostrea virginica
  801: { aphiaId: 140657, sources: ["add-my-pet", "marine-sensitivity"] },
  // Mercenaria mercenaria
  802: { aphiaId: 141919, sources: ["add-my-pet", "marine-sensitivity"] },
  // Mya arenaria
  803: { aphiaId: 140430, sources: ["add-my-pet", "marine-sensitivity"] },
  // Mytilus edulis
  804: { aphiaId: 140480, sources: ["add-my-pet", "marine-sensitivity"] },
  // Placopecten magellanicus
  807: { aphiaId: 156972, sources: ["add-my-pet", "marine-sensitivity"] },
  // Cyanea capillata
  903: { aphiaId: 135301, sources: ["add-my-pet", "marine-sensitivity"] },
  // Mnemiopsis leidyi
  906: { aphiaId: 106401, sources: ["add-my-pet", "marine-sensitivity"] },
  // Acropora palmata
  908: { aphiaId: 288227, sources: ["cremp", "marine-sensitivity"] },
  // Acropora cervicornis
  909: { aphiaId: 206989, sources: ["cremp", "marine-sensitivity"] },
  // Pseudodiploria strigosa
  910: { aphiaId: 718718, sources: ["cremp", "marine-sensitivity"] },
  // Montastraea cavernosa
  912: { aphiaId: 287962, sources: ["cremp", "marine-sensitivity"] },
  // Gorgonia ventalina
  913: { aphiaId: 290045, sources: ["cremp", "marine-sensitivity"] },
  // Astrangia poculata
  914: { aphiaId: 157967, sources: ["cremp", "marine-sensitivity"] },
  // Dendrogyra cylindrus
  915: { aphiaId: 418865, sources: ["cremp", "marine-sensitivity"] },
  // Mycetophyllia ferox
  916: { aphiaId: 290426, sources: ["cremp", "marine-sensitivity"] },
  // Asterias rubens
  1002: { aphiaId: 123776, sources: ["add-my-pet", "marine-sensitivity"] },
  // Strongylocentrotus droebachiensis
  1003: { aphiaId: 124321, sources: ["add-my-pet", "marine-sensitivity"] },
  // Diadema antillarum
  1005: { aphiaId: 124332, sources: ["cremp", "marine-sensitivity"] },
  // Xestospongia muta
  1009: { aphiaId: 166894, sources: ["cremp", "marine-sensitivity"] },
};
