/** What the front page says in a new shop. @source requirements T-21 */
export const defaultHome = {
  hero_title_hu: 'Minden vödör számít.',
  hero_title_en: 'Every bucket counts.',
  hero_text_hu:
    'Olvassa be a matricát a vödrön vagy a zsákon, gyűjtse a pontokat, és váltsa be szerszámra, munkaruhára.',
  hero_text_en:
    'Scan the sticker on our buckets and bags, collect points, and choose tools and workwear with them.',
  hero_registered_hu: 'Már regisztrált?',
  hero_registered_en: 'Already registered?',
  steps_title_hu: 'A matricától az ajándékig',
  steps_title_en: 'From sticker to gift',
  sticker_title_hu: 'Keresse meg a matricát',
  sticker_title_en: 'Find the sticker',
  sticker_text_hu: 'A vödrön vagy a zsákon találja, a termék neve mellett.',
  sticker_text_en: 'You will see it on the bucket or the bag, next to the product name.',
  scan_title_hu: 'Olvassa be a kódot',
  scan_title_en: 'Scan the code',
  scan_text_hu: 'Tartsa fölé a telefont. A pont azonnal megérkezik.',
  scan_text_en: 'Hold your phone up to it. Your points arrive at once.',
  gift_title_hu: 'Válasszon ajándékot',
  gift_title_en: 'Choose a gift',
  gift_text_hu: 'Sapkától az akkus fúrógépig: Ön dönti el, mire gyűjt.',
  gift_text_en: 'From a cap to a cordless drill: you decide what to save for.',
  community_title_hu: 'Kivitelezők, egymás között',
  community_title_en: 'Contractors, among themselves',
  community_text_hu:
    'Csatlakozzon zárt csoportunkhoz: kérdezzen a szakmától, mutassa meg a munkáit, és elsőként értesüljön a sorsolásokról, kedvezményekről.',
  community_text_en:
    'Join our closed group: ask a fellow tradesperson, show your work, and hear first about draws and discounts.',
  community_button_hu: 'Belépek a közösségbe',
  community_button_en: 'Join the community',
}
