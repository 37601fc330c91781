import type { RedListCategory } from "../limits-contract.ts";

/** What the IUCN Red List says of the whole species, as far as it was looked up. */
export const RED_LIST: Readonly<Record<number, RedListCategory>> = {
  // Eubalaena glacialis
  101: "CR",
  // Megaptera novaeangliae
  102: "LC",
  // Balaenoptera physalus
  103: "VU",
  // Balaenoptera borealis
  104: "EN",
  // Balaenoptera musculus
  105: "EN",
  // Balaenoptera acutorostrata
  106: "LC",
  // Balaenoptera ricei
  107: "CR",
  // Physeter macrocephalus
  108: "VU",
  // Globicephala macrorhynchus
  109: "LC",
  // Globicephala melas
  110: "LC",
  // Tursiops truncatus
  111: "LC",
  // Stenella frontalis
  112: "LC",
  // Delphinus delphis
  113: "LC",
  // Leucopleurus acutus
  114: "LC",
  // Grampus griseus
  115: "LC",
  // Phocoena phocoena
  116: "LC",
  // Phoca vitulina
  201: "LC",
  // Halichoerus grypus
  202: "LC",
  // Pagophilus groenlandicus
  203: "NT",
  // Trichechus manatus
  204: "VU",
  // Caretta caretta
  301: "VU",
  // Chelonia mydas
  302: "LC",
  // Dermochelys coriacea
  303: "VU",
  // Lepidochelys kempii
  304: "CR",
  // Eretmochelys imbricata
  305: "CR",
  // Crocodylus acutus
  307: "VU",
  // Carcharodon carcharias
  401: "VU",
  // Carcharias taurus
  402: "CR",
  // Carcharhinus limbatus
  403: "VU",
  // Carcharhinus brevipinna
  404: "VU",
  // Carcharhinus leucas
  405: "VU",
  // Carcharhinus plumbeus
  406: "EN",
  // Galeocerdo cuvier
  407: "NT",
  // Ginglymostoma cirratum
  408: "VU",
  // Negaprion brevirostris
  409: "VU",
  // Sphyrna tiburo
  410: "EN",
  // Sphyrna lewini
  411: "CR",
  // Sphyrna mokarran
  412: "CR",
  // Isurus oxyrinchus
  413: "EN",
  // Carcharhinus longimanus
  414: "CR",
  // Cetorhinus maximus
  415: "EN",
  // Rhincodon typus
  416: "EN",
  // Squalus acanthias
  417: "VU",
  // Mustelus canis
  418: "NT",
  // Pristis pectinata
  419: "CR",
  // Mobula birostris
  420: "EN",
  // Rhinoptera bonasus
  421: "VU",
  // Aetobatus narinari
  422: "EN",
  // Hypanus sabinus
  424: "LC",
  // Rostroraja eglanteria
  425: "LC",
  // Morone saxatilis
  501: "LC",
  // Pomatomus saltatrix
  502: "VU",
  // Sciaenops ocellatus
  503: "LC",
  // Pogonias cromis
  504: "LC",
  // Cynoscion nebulosus
  505: "LC",
  // Cynoscion regalis
  506: "EN",
  // Micropogonias undulatus
  507: "LC",
  // Leiostomus xanthurus
  508: "LC",
  // Paralichthys dentatus
  509: "LC",
  // Paralichthys lethostigma
  510: "NT",
  // Pseudopleuronectes americanus
  511: "VU",
  // Centropristis striata
  512: "LC",
  // Tautoga onitis
  513: "VU",
  // Stenotomus chrysops
  514: "NT",
  // Archosargus probatocephalus
  515: "LC",
  // Lagodon rhomboides
  516: "LC",
  // Mugil cephalus
  517: "LC",
  // Brevoortia tyrannus
  518: "LC",
  // Fundulus heteroclitus
  519: "LC",
  // Menidia menidia
  520: "LC",
  // Opsanus tau
  521: "LC",
  // Sphoeroides maculatus
  522: "LC",
  // Ariopsis felis
  523: "LC",
  // Bagre marinus
  524: "LC",
  // Hippocampus erectus
  525: "VU",
  // Gadus morhua
  531: "VU",
  // Melanogrammus aeglefinus
  532: "VU",
  // Scomber scombrus
  533: "LC",
  // Scomberomorus maculatus
  534: "LC",
  // Scomberomorus cavalla
  535: "LC",
  // Rachycentron canadum
  536: "LC",
  // Coryphaena hippurus
  537: "LC",
  // Thunnus thynnus
  538: "LC",
  // Thunnus albacares
  539: "LC",
  // Megalops atlanticus
  540: "VU",
  // Seriola dumerili
  542: "LC",
  // Caranx hippos
  543: "LC",
  // Trachinotus carolinus
  544: "LC",
  // Sphyraena barracuda
  545: "LC",
  // Mola mola
  546: "VU",
  // Centropomus undecimalis
  551: "LC",
  // Lutjanus campechanus
  552: "VU",
  // Lutjanus griseus
  553: "LC",
  // Mycteroperca microlepis
  554: "VU",
  // Epinephelus morio
  555: "VU",
  // Epinephelus itajara
  556: "VU",
  // Epinephelus striatus
  557: "CR",
  // Pterois volitans
  558: "LC",
  // Holacanthus ciliaris
  559: "LC",
  // Sparisoma viride
  560: "LC",
  // Lachnolaimus maximus
  561: "VU",
  // Abudefduf saxatilis
  562: "LC",
  // Anguilla rostrata
  571: "EN",
  // Acipenser oxyrinchus
  572: "VU",
  // Salmo salar
  574: "NT",
  // Pelecanus occidentalis
  601: "LC",
  // Pandion haliaetus
  603: "LC",
  // Platalea ajaja
  607: "LC",
  // Morus bassanus
  609: "LC",
  // Larus argentatus
  611: "LC",
  // Larus marinus
  612: "LC",
  // Thalasseus maximus
  613: "LC",
  // Sternula antillarum
  614: "LC",
  // Sterna hirundo
  615: "LC",
  // Sterna dougallii
  616: "LC",
  // Rynchops niger
  617: "LC",
  // Haematopus palliatus
  618: "LC",
  // Charadrius melodus
  619: "NT",
  // Fratercula arctica
  624: "VU",
  // Fregata magnificens
  625: "LC",
  // Homarus americanus
  710: "LC",
  // Panulirus argus
  711: "DD",
  // Limulus polyphemus
  714: "VU",
  // Doryteuthis pealeii
  814: "LC",
  // Acropora palmata
  908: "CR",
  // Acropora cervicornis
  909: "CR",
  // Pseudodiploria strigosa
  910: "CR",
  // Orbicella faveolata
  911: "EN",
  // Montastraea cavernosa
  912: "LC",
  // Astrangia poculata
  914: "LC",
  // Dendrogyra cylindrus
  915: "CR",
  // Mycetophyllia ferox
  916: "CR",
  // Orbicella annularis
  917: "EN",
  // Avicennia germinans
  1108: "LC",
};
