import { SEARCH_WORDS_MAX } from '../constants.js'

/** Accents of Hungarian; the column `search_text` folds the same letters. */
const ACCENTED: Record<string, string> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ö: 'o',
  ő: 'o',
  ú: 'u',
  ü: 'u',
  ű: 'u',
}

/** The words of a search as the products keep theirs: in lower case and without accents. */
export function searchWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[áéíóöőúüű]/g, (letter) => ACCENTED[letter])
  return [...new Set(plain.split(/\s+/).filter(Boolean))].slice(0, SEARCH_WORDS_MAX)
}
