import type { DrawingName } from './drawings/main.js'

/** Address of the page with the rules of both games, as its title gives it. */
export const GAME_RULES_SLUG = 'a-szuletesnapi-jatek-szabalyzata'

/** What is won in a week, twice, and at the end; the main prize has no drawing. */
export const gamePrizes: { nameHu: string; nameEn: string; drawing: DrawingName | null }[] = [
  { nameHu: 'Fejlámpa', nameEn: 'Head torch', drawing: 'head_torch' },
  { nameHu: 'Építkezési rádió', nameEn: 'Site radio', drawing: 'radio' },
  { nameHu: 'Lézeres szintező', nameEn: 'Laser level', drawing: 'laser_level' },
  { nameHu: 'Munkavédelmi bakancs', nameEn: 'Pair of safety boots', drawing: 'boots' },
  { nameHu: 'Szerszámkoffer', nameEn: 'Tool case', drawing: 'tool_case' },
  { nameHu: 'Akkus fúrócsavarozó', nameEn: 'Cordless drill', drawing: 'drill' },
]

export const mainPrize = { nameHu: '65 colos televízió', nameEn: 'A 65-inch television' }
