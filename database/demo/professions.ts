/** A trade a member can choose; `api_name` is the name the representative provider knows it by. */
export type ProfessionRecord = { name_hu: string; name_en: string; api_name: string | null }

/** Trades the demo shop offers besides those every shop starts with. */
export const furtherProfessions: ProfessionRecord[] = [
  { name_hu: 'Vakoló', name_en: 'Plasterer', api_name: 'Kőművesek' },
  { name_hu: 'Vízszigetelő', name_en: 'Waterproofing contractor', api_name: 'Vízszigetelők' },
  { name_hu: 'Építőanyag-kereskedő', name_en: 'Builders’ merchant', api_name: null },
  { name_hu: 'Víz- és fűtésszerelő', name_en: 'Plumber', api_name: null },
  { name_hu: 'Villanyszerelő', name_en: 'Electrician', api_name: null },
  { name_hu: 'Kertépítő', name_en: 'Landscaper', api_name: null },
]
