import { ProfessionSchema } from '#database/schema'

/** A profession that members name as theirs. */
export default class Profession extends ProfessionSchema {}
