import { CODE_LENGTH } from './typed_code'

const GROUP = /.{1,4}/g

/** Typed characters in upper case and groups of four: `AB12-CD34`. */
export function groupedCode(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return (characters.slice(0, CODE_LENGTH).match(GROUP) ?? []).join('-')
}
