import { registerFirstSteps } from '#app/first_steps/first_steps'
import { isThere } from '#app/first_steps/is_there'

registerFirstSteps(
  {
    name: 'participating_products',
    isDone: () => isThere('SELECT 1 AS found FROM participating_products WHERE is_active = 1'),
  },
  {
    name: 'code_batches',
    isDone: () => isThere("SELECT 1 AS found FROM code_batches WHERE state = 'active'"),
  }
)
