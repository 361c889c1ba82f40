/** What the columns of a file of gifts are called elsewhere. */
export const GIFT_COLUMNS: Record<string, string[]> = {
  slug: ['azonosító', 'cikkszám', 'link', 'sku', 'code'],
  title_hu: ['név', 'megnevezés', 'magyar név', 'név (hu)'],
  title_en: ['name', 'title', 'angol név', 'név (en)'],
  category: ['kategória', 'category slug'],
  price: ['ár', 'pont', 'pontár', 'points', 'price in points'],
  position: ['sorrend', 'hely'],
  low_stock_at: ['fogyóban', 'minimum készlet', 'minimum stock'],
  short_description_hu: ['rövid leírás', 'rövid leírás (hu)'],
  short_description_en: ['short description', 'rövid leírás (en)'],
  description_hu: ['leírás', 'leírás (hu)'],
  description_en: ['description', 'leírás (en)'],
  is_new: ['új', 'new'],
  is_published: ['rendelhető', 'published', 'on sale'],
  initial_quantity: ['nyitókészlet', 'kezdő készlet', 'initial stock'],
}

/** What the columns of a file of stock are called elsewhere. */
export const STOCK_COLUMNS: Record<string, string[]> = {
  slug: GIFT_COLUMNS.slug,
  variation: ['változat', 'méret', 'variáció', 'size'],
  count: ['darab', 'készlet', 'leltár', 'qty', 'quantity', 'stock', 'pieces'],
  change: ['változás', 'mozgás', 'bevétel', 'delta', 'received'],
  reason: ['ok', 'jogcím', 'why'],
  note: ['megjegyzés', 'szállítólevél', 'comment'],
}
