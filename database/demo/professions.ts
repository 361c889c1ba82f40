import { channels } from '#database/default_professions'

/** A profession a member can choose; `api_name` is the name the representative provider knows it by. */
export type ProfessionRecord = { name_hu: string; name_en: string; api_name: string | null }

/** Professions the demo shop offers besides those every shop starts with. */
export const furtherProfessions: ProfessionRecord[] = [
  { name_hu: 'Melegburkoló, parkettázó', name_en: 'Floor laying', api_name: channels.tiling },
  { name_hu: 'Vakoló', name_en: 'Plastering', api_name: channels.masonry },
  { name_hu: 'Ács', name_en: 'Carpentry', api_name: null },
  { name_hu: 'Víz- és fűtésszerelő', name_en: 'Plumbing', api_name: null },
  { name_hu: 'Villanyszerelő', name_en: 'Electrical work', api_name: null },
  { name_hu: 'Kertépítő', name_en: 'Landscaping', api_name: null },
]
