import type { ToldSetting } from '#app/settings/told_settings'

/** A value as it is typed. */
export function valueWords(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** What a setting is for, its default, and who changed it last. */
export function settingWords({ about, unit, last, ...told }: ToldSetting): string {
  const counted = unit ? ` ${unit.en}` : ''
  const usual = `default ${valueWords(told.default) || 'empty'}${counted}`
  return [about.en, usual, last ? lastWords(last) : 'never changed'].join('; ')
}

function lastWords({ staff_name: name, happened_at: at }: NonNullable<ToldSetting['last']>) {
  return `changed by ${name ?? 'operator'} on ${new Date(at).toISOString()}`
}
