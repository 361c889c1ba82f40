/** Family names and invented word marks that firms of the demo are named after. */
export const familyNames = (
  'Kovács Szűcs Molnár Ács Takács Mészáros Lakatos Bognár Kőrösi Faragó Péntek Vadász Juhász ' +
  'Gulyás Bíró Sipos Boros Kelemen Simon Fodor Rácz Szekeres Hajdú Barta Borbély Dudás Somlai ' +
  'Várnai Kárpáti Bakonyi Zempléni Mátrai Tiszai Rábai Bükki Soproni Alföldi Hegyvári Kőszegi ' +
  'Budai'
).split(' ')

/** What a firm does, in the long form of its full name and the short form of its short name. */
export const companyTrades = [
  { long: 'Festő és Mázoló', short: 'Festő' },
  { long: 'Homlokzatszigetelő', short: 'Homlokzat' },
  { long: 'Burkolástechnika', short: 'Burkolás' },
  { long: 'Építőipari és Szolgáltató', short: 'Építő' },
  { long: 'Generálkivitelező', short: 'Generál' },
  { long: 'Festék- és Építőanyag-kereskedelmi', short: 'Festékház' },
  { long: 'Lakásfelújító', short: 'Felújítás' },
  { long: 'Szárazépítő és Álmennyezeti', short: 'Szárazépítő' },
  { long: 'Vakolás- és Felülettechnika', short: 'Vakolás' },
  { long: 'Vízszigetelő', short: 'Vízszigetelés' },
  { long: 'Padlótechnika', short: 'Padló' },
]

/** Legal forms. */
export const companySuffixes = [
  { long: 'Korlátolt Felelősségű Társaság', short: 'Kft.' },
  { long: 'Korlátolt Felelősségű Társaság', short: 'Kft.' },
  { long: 'Betéti Társaság', short: 'Bt.' },
  { long: 'Korlátolt Felelősségű Társaság', short: 'Kft.' },
  { long: 'Zártkörűen Működő Részvénytársaság', short: 'Zrt.' },
]

/** Name and kind of a public place, apart as the register keeps them. */
export const streets = [
  ['Petőfi Sándor', 'utca'],
  ['Kossuth Lajos', 'utca'],
  ['Ipartelep', 'sor'],
  ['Béke', 'tér'],
  ['Malom', 'köz'],
  ['Rákóczi Ferenc', 'út'],
  ['Téglagyári', 'út'],
  ['Szőlőhegyi', 'dűlő'],
  ['Széchenyi István', 'körút'],
  ['Akácfa', 'utca'],
  ['Kőműves', 'köz'],
  ['Arany János', 'utca'],
  ['Gyár', 'utca'],
  ['Dózsa György', 'út'],
  ['Vasút', 'sor'],
  ['Jókai Mór', 'utca'],
  ['Festő', 'utca'],
] as const
