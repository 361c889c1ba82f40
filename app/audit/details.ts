import i18nManager from '@adonisjs/i18n/services/main'
import type { Words } from './kinds.js'

/** A detail as people read it: known words are said, the rest stays as it was written down. */
export function detailWords(detail: string): Words {
  const said = (language: keyof Words) => {
    const texts = i18nManager.locale(language)
    return detail.replaceAll(/[a-z_]+/g, (word, at: number) => {
      const isKnown = standsAlone(detail, word, at) && texts.hasMessage(`audit.word.${word}`)
      return isKnown ? texts.t(`audit.word.${word}`) : word
    })
  }
  return { en: said('en'), hu: said('hu') }
}

/** Not a piece of a longer word with other letters in it. */
function standsAlone(detail: string, word: string, at: number) {
  const [before, after] = [detail[at - 1] ?? ' ', detail[at + word.length] ?? ' ']
  return !/[\p{L}\d.@/-]/u.test(before) && !/[\p{L}\d.@/-]/u.test(after)
}
