import { shopReader } from '#app/database/engine'
import { registerFirstSteps } from '#app/first_steps/first_steps'
import { isThere } from '#app/first_steps/is_there'

/** Administrators who can come in: one alone agrees to nothing. */
const ADMINS_MIN = 2

const ADMINS = `SELECT COUNT(*) AS admins FROM staff_members WHERE role = 'admin'
  AND disabled_at IS NULL AND password IS NOT NULL AND two_factor_confirmed_at IS NOT NULL`

registerFirstSteps(
  {
    name: 'second_admin',
    async isDone() {
      const [{ admins }] = await shopReader().rows<{ admins: number | string }>(ADMINS)
      return Number(admins) >= ADMINS_MIN
    },
  },
  {
    name: 'representatives',
    isDone: () =>
      isThere(`SELECT 1 AS found FROM regional_representatives
        WHERE is_default = 1 AND (phone IS NOT NULL OR email IS NOT NULL)`),
  }
)
