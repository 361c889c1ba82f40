/** A trade a member can choose; `api_name` is the name the representative provider knows it by. */
export type ProfessionRecord = { name_hu: string; name_en: string; api_name: string | null }

/** The trades of the demo shop, in the order the selectors show them. */
export const professions: ProfessionRecord[] = [
  { name_hu: 'Festő, mázoló, tapétázó', name_en: 'Painter and decorator', api_name: 'Festők' },
  {
    name_hu: 'Homlokzati hőszigetelő',
    name_en: 'Facade insulation fitter',
    api_name: 'Hőszigetelők',
  },
  { name_hu: 'Hidegburkoló', name_en: 'Tiler', api_name: 'Burkolók' },
  { name_hu: 'Melegburkoló, parkettázó', name_en: 'Floor layer', api_name: 'Burkolók' },
  { name_hu: 'Kőműves', name_en: 'Bricklayer', api_name: 'Kőművesek' },
  { name_hu: 'Vakoló', name_en: 'Plasterer', api_name: 'Kőművesek' },
  { name_hu: 'Szárazépítő', name_en: 'Drywall fitter', api_name: 'Szárazépítők' },
  { name_hu: 'Vízszigetelő', name_en: 'Waterproofing contractor', api_name: 'Vízszigetelők' },
  { name_hu: 'Generálkivitelező', name_en: 'General contractor', api_name: 'Kivitelezők' },
  { name_hu: 'Festékkereskedő', name_en: 'Paint dealer', api_name: 'Festék kereskedők' },
  {
    name_hu: 'Építőanyag-kereskedő',
    name_en: 'Builders’ merchant',
    api_name: 'Építőanyag-kereskedők',
  },
  { name_hu: 'Ács, tetőfedő', name_en: 'Carpenter and roofer', api_name: null },
  { name_hu: 'Víz- és fűtésszerelő', name_en: 'Plumber', api_name: null },
  { name_hu: 'Villanyszerelő', name_en: 'Electrician', api_name: null },
  { name_hu: 'Kertépítő', name_en: 'Landscaper', api_name: null },
]
