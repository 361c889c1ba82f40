import { HarvestCaseSchema } from '#database/schema'

/** A member whose scans look like a harvested batch. */
export default class HarvestCase extends HarvestCaseSchema {}
