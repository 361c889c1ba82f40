/** What a setting can be. */
export type SettingValue = string | number | boolean | string[]

/** A setting as the server tells it; instants in ms UTC. */
export interface Setting {
  id: string
  name_en: string
  name_hu: string
  about_en: string
  about_hu: string
  unit_en: string
  unit_hu: string
  kind: 'switch' | 'whole' | 'text' | 'email' | 'link' | 'countries'
  min: number | null
  max: number | null
  value: SettingValue
  default_value: SettingValue
  /** Null where it was never changed. */
  changed_at: number | null
  source: string | null
  staff_id: number | null
  staff_name: string | null
}

/** One of its texts in the chosen language. */
export function said(setting: Setting, what: 'name' | 'about' | 'unit', locale: string): string {
  return setting[`${what}_${locale === 'hu' ? 'hu' : 'en'}`]
}
