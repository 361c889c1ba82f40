/** The basic characters of GSM 03.38, and those that take two places. @source 3GPP TS 23.038 */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€'

/** Nearest characters of GSM 03.38 for those that Hungarian texts use and it lacks. */
const NEAREST: Record<string, string> = {
  'ő': 'ö',
  'Ő': 'Ö',
  'ű': 'ü',
  'Ű': 'Ü',
  '–': '-',
  '—': '-',
  '„': '"',
  '”': '"',
  '“': '"',
  '’': "'",
  '…': '...',
  '\u00a0': ' ',
}

/** Places of a single SMS, and of each part of a longer one, by character set. */
const PLACES = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const

/** How an SMS text is counted and paid. */
export interface SmsSize {
  charset: 'GSM-7' | 'UCS-2'
  parts: number
}

/** The size of a text; one letter outside GSM 03.38 makes every letter dearer. */
export function smsSize(text: string): SmsSize {
  const characters = [...text]
  const isGsm = characters.every(isGsmCharacter)
  const charset = isGsm ? 'GSM-7' : 'UCS-2'
  const places = isGsm
    ? characters.length + characters.filter((one) => EXTENDED.includes(one)).length
    : text.length
  const { single, part } = PLACES[charset]
  return { charset, parts: places <= single ? 1 : Math.ceil(places / part) }
}

/**
 * The text with every character outside GSM 03.38 replaced by its nearest one, because a single
 * one halves what an SMS holds. Characters without a near one, such as emoji, stay.
 */
export function inGsm(text: string): string {
  return [...text].map((one) => (isGsmCharacter(one) ? one : nearestTo(one))).join('')
}

function nearestTo(character: string): string {
  if (character in NEAREST) return NEAREST[character]
  const bare = character.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  return [...bare].every(isGsmCharacter) ? bare : character
}

function isGsmCharacter(character: string): boolean {
  return BASIC.includes(character) || EXTENDED.includes(character)
}
