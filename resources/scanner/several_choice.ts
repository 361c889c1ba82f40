import { keepText, keptText } from '~/hooks/browser_store'

/** Where this browser remembers whether the camera stays open for code after code. */
const SEVERAL_KEY = 'scanner-several'

/** Whether several codes were read in a row the last time; one by one where nothing is kept. */
export const severalChosen = (): boolean => keptText(SEVERAL_KEY) === 'true'

/** Remembers a choice for the next opening. */
export const chooseSeveral = (wanted: boolean): void => keepText(SEVERAL_KEY, String(wanted))
