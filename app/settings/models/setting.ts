import { SettingSchema } from '#database/schema'

/** A value that staff changed, as JSON. */
export default class Setting extends SettingSchema {}
