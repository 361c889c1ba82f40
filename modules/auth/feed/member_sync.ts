import { changeByPartner } from './actions/change_by_partner.js'
import { anyUnnumbered, NUMBERED_MAX, numberChanges } from './actions/number_changes.js'
import { prepareMember } from './actions/prepare_member.js'
import { countChanges, feedHead, numberedAt } from './queries/feed_sql.js'
import { namedProfessions, namedRepresentatives } from './queries/named_ids.js'
import { placeBefore } from './queries/place_before.js'
import { memberOfSfId, recordsIn, recordsOf } from './queries/records.js'
import { sfIdOf } from './sf_id.js'

export type { PartnerChange } from './actions/change_by_partner.js'
export type { NumberedChange } from './actions/number_changes.js'

/** Members in sync with programs of partners. */
export const memberSync = {
  // Changes in an order that loses none.
  anyUnnumbered,
  numberChanges,
  numberedMax: NUMBERED_MAX,
  countChanges,
  feedHead,
  placeBefore,
  numberedAt,
  // What partners are told.
  recordsOf,
  recordsIn,
  memberOfSfId,
  namedProfessions,
  namedRepresentatives,
  sfIdOf,
  // What is taken from them.
  changeByPartner,
  prepareMember,
}
