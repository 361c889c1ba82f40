import type { Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import { changeSettings, type Settings } from './settings.js'

/** One setting somebody wants to be otherwise. */
export interface WantedSetting {
  key: keyof Settings
  value: Settings[keyof Settings]
  by: Actor
}

/** Done at once, or waiting for a second administrator under a number. */
export type SettingDone = { id: number } | { waitingId: number }

type Door = (trx: Transaction, wanted: WantedSetting) => Promise<SettingDone>

let door: Door = async (trx, { key, value, by }) => {
  await changeSettings(trx, { [key]: value }, by)
  return { id: 0 }
}

/** A module that wants a second person for some settings takes all changes by staff through its own. */
export function changeSettingsThrough(own: Door): void {
  door = own
}

/** Changes a setting the way staff do: at once, or once somebody else agrees. */
export function changeSetting(trx: Transaction, wanted: WantedSetting): Promise<SettingDone> {
  return door(trx, wanted)
}
