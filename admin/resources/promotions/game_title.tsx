import { useLocaleState, useRecordContext } from 'react-admin'
import type { Game } from './game'

/** A game, or a draw, which calls the address name of its game the campaign. */
type Titled = Pick<Game, 'id' | 'title_hu' | 'title_en'> & { slug?: string; campaign?: string }

/** The title of a game, or of a draw of it, in the language of the reader where it is written in it. */
export function GameTitle() {
  const game = useRecordContext<Titled>()
  const [locale] = useLocaleState()
  if (!game) return null
  const { title_hu: hu, title_en: en } = game
  return <>{(locale === 'hu' ? hu || en : en || hu) || game.slug || game.campaign}</>
}
