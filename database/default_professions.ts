/** The names the consultant provider knows professions by; everything that speaks of them uses these. */
export const channels = {
  insulation: 'Hőszigetelés',
  painting: 'Festék',
  paintDealers: 'Festék kereskedők',
  drywall: 'Szárazépítészet',
  tiling: 'Burkolás',
  masonry: 'Kőműves',
  contracting: 'Kivitelezők',
} as const

/** The professions a shop starts with; a profession without a channel has the default contact. */
export const defaultProfessions: [nameHu: string, nameEn: string, apiName: string | null][] = [
  ['Homlokzati hőszigetelő', 'Facade insulation and rendering', channels.insulation],
  ['Festő, mázoló', 'Painting', channels.painting],
  ['Festékkereskedő', 'Paint dealer', channels.paintDealers],
  ['Gipszkarton-szerelő', 'Drywall', channels.drywall],
  ['Burkoló', 'Tiling', channels.tiling],
  ['Kőműves', 'Masonry', channels.masonry],
  ['Tetőfedő', 'Roofing', null],
  ['Kivitelező', 'General contractor', channels.contracting],
  ['Építőanyag-kereskedő', 'Building materials dealer', null],
]
