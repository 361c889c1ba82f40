import { registerFirstSteps } from '#app/first_steps/first_steps'
import { isThere } from '#app/first_steps/is_there'

registerFirstSteps(
  {
    name: 'categories',
    isDone: () => isThere('SELECT 1 AS found FROM categories WHERE is_active = 1'),
  },
  {
    name: 'products',
    isDone: () =>
      isThere(`SELECT 1 AS found FROM products p
        JOIN stock_items s ON s.product_id = p.id AND s.is_active = 1
        WHERE p.is_gift = 0 AND p.published_at IS NOT NULL AND (s.qty IS NULL OR s.qty > 0)`),
  }
)
