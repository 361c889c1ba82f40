import type { helpEnglish, keyboardEnglish } from './english'
import { setUpHelpHungarian } from './set_up_hungarian'
import { workHelpHungarian } from './work_hungarian'

/** What the pages are for, and the panel that tells it. */
export const helpHungarian: typeof helpEnglish = {
  open: 'Súgó ehhez az oldalhoz',
  none: 'Ehhez az oldalhoz nincs súgó.',
  who: 'Ki mit tehet',
  opens: 'Megnyitja: %{roles}.',
  changes: 'Módosít: %{roles}.',
  nobody: 'Itt senki sem módosít: csak olvasható.',
  pages: { ...workHelpHungarian, ...setUpHelpHungarian },
}

/** The keys of the back-office. */
export const keyboardHungarian: typeof keyboardEnglish = {
  title: 'Billentyűk',
  lead: 'Ott működnek, ahol éppen nem gépel, és semmi sem fedi az oldalt. Először a g, utána a betű.',
}
