import { Command } from 'commander'
import { settingsList } from './settings_list.js'
import { settingsSet } from './settings_set.js'

/** `cli settings …`: what may be changed without a release. */
export const settings = new Command('settings')
  .description('What may be changed without a release')
  .addCommand(settingsList)
  .addCommand(settingsSet)
