import { CATALOGUE_SCENES } from './catalogue_scenes.js'
import { ERROR_SCENES } from './error_scenes.js'
import { EXTRA_SCENES, GAME_SCENES } from './extra_scenes.js'
import { LAYOUT_SCENES } from './layout_scenes.js'
import { LOGIN_SCENES } from './login_scenes.js'
import { PAGE_SCENES } from './page_scenes.js'
import { PROFILE_SCENES } from './profile_scenes.js'
import { SCAN_SCENES } from './scan_scenes.js'

/** Every page, drawer, dialog and error of the shop. */
export const SCENES = [
  ...PAGE_SCENES,
  ...LOGIN_SCENES,
  ...LAYOUT_SCENES,
  ...ERROR_SCENES,
  ...CATALOGUE_SCENES,
  ...PROFILE_SCENES,
  ...EXTRA_SCENES,
  ...SCAN_SCENES,
  ...GAME_SCENES,
]
