import { KeyProbeSchema } from '#database/schema'

/** A sealed value that tells whether APP_KEY opens what the database holds. */
export default class KeyProbe extends KeyProbeSchema {}
