import { setUpHelpEnglish } from './set_up_english'
import { workHelpEnglish } from './work_english'

/** What the pages are for, and the panel that tells it. */
export const helpEnglish = {
  open: 'Help for this page',
  none: 'There is no help for this page.',
  who: 'Who may',
  opens: 'Opens it: %{roles}.',
  changes: 'Changes something: %{roles}.',
  nobody: 'Nobody changes anything here: it is only read.',
  pages: { ...workHelpEnglish, ...setUpHelpEnglish },
}

/** The keys of the back-office. */
export const keyboardEnglish = {
  title: 'Keys',
  lead: 'They work where nothing is typed and nothing lies over the page. Press g, then the letter.',
}
