/** Lower case without accents; anything but letters, digits and Chinese characters becomes one space. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a line may be, specific before general: the first whose words or codes match and whose unit fits counts. */
export interface Rule {
  activityId: number;
  /**
   * Beginnings of words in the six languages, as `plainWords` writes them; one in quotes matches anywhere in a word.
   */
  words: string;
  /** One of these words must also be present: paper by the kilogram is bought more often than it is thrown away. */
  also?: string;
  /** The only units for which the words have this meaning. */
  units?: readonly string[];
  /** Beginnings of codes: CPV, UNSPSC, HS. */
  codes?: readonly string[];
}

/** Ways of waste disposal. */
const disposal = [
  'entsorgung, verwertung, abfall, altstoff, wertstoff, container, mulde, disposal, waste, recycling, collection,',
  'residuo, residuos, reciclaje, eliminacion, gestion, dechet, collecte, recyclage, traitement, valorisation,',
  'reciclagem, recolha, coleta, descarte, "废", "回收", "处置", "清运"',
].join(' ');

/** Electricity that is sold to the grid: no consumption. */
export const fedIn = [
  '"einspeis", uberschussstrom, feed in, fed in, surplus, export, exported, excedente, excedentes, vertido, vertida,',
  'surplus injecte, injection, injectee, injecao, injetada, "上网", "余电"',
].join(' ');

/** Parts of a price that are billed by the same quantity as the energy itself, which would count twice. */
export const priceParts = [
  'netz, netzentgelt, netznutzung, steuer, stromsteuer, energiesteuer, umlage, abgabe, konzession, co2, messstelle, messung,',
  'grid, network, distribution, transmission, levy, tax, duty, climate, standing, capacity,',
  'peaje, impuesto, cargo, acceso, financiacion, acheminement, turpe, accise, taxe, contribution, cspe, cta,',
  'acesso, imposto, taxa, redes, rede, tusd, contribuicao, "税", "输配", "附加", "基金"',
].join(' ');

export const rules: readonly Rule[] = [
  {
    activityId: 403,
    words:
      'ladestrom, ladevorgang, ladesaule, ev charging, charging, recarga, recharge, carregamento, "充电"',
  },
  {
    activityId: 421,
    words:
      'fernwarme, nahwarme, district heat, calefaccion urbana, reseau de chaleur, chauffage urbain, aquecimento urbano, "集中供热", "供热", "热力"',
    codes: ['0932', '83102'],
  },
  { activityId: 422, words: 'dampf, prozessdampf, steam, vapor, vapeur, "蒸汽"' },
  {
    activityId: 423,
    words: 'fernkalte, district cooling, frio urbano, reseau de froid, arrefecimento urbano, "集中供冷"',
  },
  { activityId: 164, words: 'biogas, biomethan, biomethane, biometano, "沼气"' },
  {
    activityId: 206,
    words: 'cng, compressed natural gas, gnc, "压缩天然气"',
  },
  { activityId: 107, words: 'lng, gnl, "液化天然气"' },
  {
    activityId: 205,
    words: 'autogas, glp auto, gpl carburant, gpl, gpl auto, gas auto, "车用液化气"',
  },
  { activityId: 106, words: 'propan, propane, propano, "丙烷"', codes: ['271112'] },
  { activityId: 108, words: 'butan, butane, butano, "丁烷"', codes: ['271113'] },
  { activityId: 104, words: 'flussiggas, lpg, glp, "液化石油气", "液化气"', codes: ['09133'] },
  { activityId: 105, words: 'flussiggas, lpg, glp, "液化石油气", "液化气"', codes: ['09133'] },
  {
    activityId: 101,
    words: 'erdgas, natural gas, gas natural, gaz naturel, "天然气", "燃气"',
    codes: ['09123', '831016', '271121', '271111'],
  },
  { activityId: 101, words: 'gas, gaz', units: ['kWh', 'MWh', 'GWh'] },
  {
    activityId: 121,
    words:
      'heizol, heating oil, gasoleo calefaccion, gasoleo c, fioul, fuel domestique, mazout, gasoleo de aquecimento, oleo de aquecimento, "取暖油", "燃料油"',
    codes: ['09135'],
  },
  { activityId: 207, words: 'hvo, hvo100', codes: [] },
  { activityId: 208, words: 'biodiesel, "生物柴油"' },
  {
    activityId: 201,
    words: 'diesel, dieselkraftstoff, gasoleo, gasoil, gazole, oleo diesel, "柴油"',
    codes: ['09134', '15101505'],
  },
  {
    activityId: 203,
    words:
      'benzin, superbenzin, super e10, super e5, super plus, petrol, gasoline, unleaded, gasolina, essence, sp95, sp98, "汽油"',
    codes: ['09132', '15101506'],
  },
  { activityId: 123, words: 'kerosin, kerosene, queroseno, petroleum, "煤油"' },
  {
    activityId: 161,
    words:
      'pellet, holzpellet, wood pellet, granules de bois, granulado de madeira, "木质颗粒", "生物质颗粒"',
  },
  {
    activityId: 162,
    words: 'hackschnitzel, wood chip, astillas, plaquettes, estilha, "木片"',
  },
  {
    activityId: 144,
    words: 'kohle, steinkohle, coal, carbon mineral, hulla, charbon, carvao mineral, "煤炭"',
    codes: ['09111'],
  },
  {
    activityId: 401,
    words:
      'strom, okostrom, elektrizitat, elektrische energie, arbeitspreis, wirkarbeit, electricity, electric, power, electricidad, energia activa, energia electrica, electricite, energia ativa, eletricidade, energia eletrica, "电"',
    codes: ['0931', '831018', '2716'],
  },
  {
    activityId: 572,
    words:
      'abwasser, schmutzwasser, niederschlagswasser, kanal, waste water, wastewater, sewage, sewerage, saneamiento, alcantarillado, aguas residuales, assainissement, eaux usees, esgoto, saneamento, aguas residuais, "污水", "废水", "排水"',
    codes: ['904'],
  },
  {
    activityId: 571,
    words: 'wasser, trinkwasser, frischwasser, water, agua, eau, "自来水", "用水", "水费"',
    codes: ['4111', '6511', '831015'],
  },
  { activityId: 543, words: 'altpapier, altpappe, waste paper, papier recycle, "废纸"' },
  {
    activityId: 543,
    also: disposal,
    words: 'papier, pappe, kartonage, paper, cardboard, papel, carton, papelao, "纸"',
  },
  { activityId: 553, words: 'altglas, waste glass, "废玻璃"' },
  { activityId: 553, also: disposal, words: 'glas, glass, vidrio, verre, vidro, "玻璃"' },
  { activityId: 546, words: 'altkunststoff, gelber sack, waste plastic, plastic waste, "废塑料"' },
  { activityId: 546, also: disposal, words: 'kunststoff, folie, plastic, plastico, plastique, "塑料"' },
  { activityId: 558, words: 'altbatterie, "废电池"' },
  { activityId: 558, also: disposal, words: 'batterie, battery, batteries, bateria, pile, pilha, "电池"' },
  {
    activityId: 557,
    words: 'elektroschrott, elektroaltgerat, e waste, weee, raee, deee, "电子废物"',
  },
  {
    activityId: 549,
    words: 'schrott, altmetall, scrap, chatarra, ferraille, sucata, "废钢", "废金属"',
  },
  { activityId: 550, words: 'altholz, waste wood, "废木"' },
  { activityId: 550, also: disposal, words: 'holz, wood, madera, bois, madeira, "木"' },
  {
    activityId: 554,
    words:
      'bioabfall, speisereste, grunschnitt, food waste, garden waste, organic waste, organico, biodechets, organicos, "厨余", "餐厨"',
  },
  {
    activityId: 559,
    words: 'bauschutt, construction waste, rubble, escombro, gravats, entulho, "建筑垃圾"',
  },
  { activityId: 562, words: 'altol, waste oil, aceite usado, huile usagee, oleo usado, "废油"' },
  {
    activityId: 541,
    words:
      'restmull, restabfall, gewerbeabfall, abfall, mull, residual waste, general waste, waste, residuo, basura, dechet, ordures, lixo, "垃圾", "废物"',
  },
  {
    activityId: 504,
    words: 'bahnfracht, rail, ferrocarril, ferroviario, ferroviaire, "铁路"',
  },
  {
    activityId: 505,
    words: 'seefracht, sea freight, ocean freight, container, maritimo, maritime, "海运"',
  },
  { activityId: 511, words: 'luftfracht, air freight, aereo, aerien, "空运"' },
  {
    activityId: 502,
    words:
      'fracht, transport, lkw, spedition, freight, truck, haulage, flete, transporte, camion, fret, frete, "运输", "货运"',
    codes: ['601'],
  },
];
