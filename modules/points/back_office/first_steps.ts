import { registerFirstSteps } from '#app/first_steps/first_steps'
import CodeBatch from '../code_batches/models/code_batch.js'
import ParticipatingProduct from '../participating/models/participating_product.js'

registerFirstSteps(
  {
    name: 'participating_products',
    isDone: async () => (await ParticipatingProduct.findBy('isActive', 1)) !== null,
  },
  {
    name: 'code_batches',
    isDone: async () => (await CodeBatch.findBy('state', 'active')) !== null,
  }
)
