import vine from '@vinejs/vine'
import type { OwnId } from '../members/validators/free.js'
import { accountFields, shippingFields } from '../profile/validators/profile.js'
import { companyFields } from '../registration/validators/registration.js'

/** How a member asked for something. No free text: the audit log keeps it for good. */
export const WAYS_OF_ASKING = ['phone', 'letter', 'email', 'in_person'] as const

const asked = () => vine.enum(WAYS_OF_ASKING)

/** The end of a membership that a member asked staff for. */
export const memberDeletionValidator = vine.create({ asked: asked() })

/** Names and e-mail address put right; the fields are those of the member's own forms. */
export const accountCorrectionValidator = vine
  .withMetaData<OwnId>()
  .create({ ...accountFields(), asked: asked() })

/** The company put right. */
export const companyCorrectionValidator = vine.create({ ...companyFields(), asked: asked() })

/** The place gifts are sent to put right. */
export const shippingCorrectionValidator = vine.create({ ...shippingFields(), asked: asked() })
