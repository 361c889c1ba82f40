import type { Words } from '#app/audit/kinds'
import { lastChanges, type SettingChange } from './changes.js'
import { DEFAULT_SETTINGS, type Settings } from './defaults.js'
import type { Value } from './read_value.js'
import { settings } from './settings.js'
import { SHAPES, type Shape } from './shapes.js'
import { settingWords } from './words.js'

/** A setting with all there is to say of it. */
export interface ToldSetting {
  key: keyof Settings
  name: Words
  about: Words
  unit: Words | null
  shape: Shape
  value: Value
  default: Value
  /** Undefined where it was never changed. */
  last?: SettingChange
}

/** Every setting, in the order they are described in. */
export async function toldSettings(): Promise<ToldSetting[]> {
  const [values, changes] = await Promise.all([settings(), lastChanges()])
  const keys = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]
  return keys.map((key) => ({
    key,
    name: settingWords(key, 'name')!,
    about: settingWords(key, 'about')!,
    unit: settingWords(key, 'unit'),
    shape: SHAPES[key],
    value: values[key],
    default: DEFAULT_SETTINGS[key],
    last: changes.get(key),
  }))
}
