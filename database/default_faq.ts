/** A question with its answer; answers are safe HTML. */
export type FaqRecord = {
  question_hu: string
  question_en: string
  answer_hu: string
  answer_en: string
}

/** What members of every shop ask; a start that staff continue. */
export const defaultFaq: FaqRecord[] = [
  {
    question_hu: 'Hol találom a matricát?',
    question_en: 'Where do I find the sticker?',
    answer_hu:
      '<p>A vödör oldalán vagy a zsák elején, a termék neve mellett. A sárga keretű négyzet a kód. A pontot érő termékek listája a <a href="/pontgyujtes">Pontgyűjtés</a> oldalon van.</p>',
    answer_en:
      '<p>On the side of the bucket or the front of the bag, next to the product name. The square in the yellow frame is the code. The products that earn points are listed under <a href="/pontgyujtes">Collect points</a>.</p>',
  },
  {
    question_hu: 'Mit tegyek, ha a kamera nem ismeri fel a kódot?',
    question_en: 'What if the camera does not recognise the code?',
    answer_hu:
      '<p>Törölje le a matricát, és tartsa a telefont legalább 10 cm-re tőle. Ha így sem megy, készítsen fényképet, és töltse fel a beolvasó oldalán.</p>',
    answer_en:
      '<p>Wipe the sticker and hold the phone at least 10 cm away. If that does not help, take a photo and upload it on the scanner page.</p>',
  },
  {
    question_hu: 'Hányszor használható fel egy kód?',
    question_en: 'How often can one code be used?',
    answer_hu:
      '<p>Minden matrica egyszer ér pontot. Ha valaki már beolvasta, a rendszer ezt jelzi; ilyenkor a pontjai nem változnak.</p>',
    answer_en:
      '<p>Every sticker earns points once. If somebody has already scanned it, you are told so and your points stay as they are.</p>',
  },
  {
    question_hu: 'Mikor válthatom be a pontjaimat?',
    question_en: 'When can I redeem my points?',
    answer_hu:
      '<p>Amint legalább egy termék kódját beolvasta, és van elég pontja a kiválasztott ajándékra. A regisztrációért és a profil kitöltéséért járó pontok is beszámítanak.</p>',
    answer_en:
      '<p>As soon as you have scanned the code of at least one product and have enough points for the gift. Points for registering and for completing your profile count too.</p>',
  },
  {
    question_hu: 'Lejárnak a pontok?',
    question_en: 'Do points expire?',
    answer_hu:
      '<p>Igen. Az adott évben gyűjtött és el nem költött pontok december 31-én éjfélkor törlődnek. Erről előtte értesítést küldünk.</p>',
    answer_en:
      '<p>Yes. Points collected in a year and not spent are cleared at midnight on December 31. You get a notification before that.</p>',
  },
  {
    question_hu: 'Visszakapom a pontokat, ha egy rendelést törölnek?',
    question_en: 'Do I get my points back when an order is cancelled?',
    answer_hu:
      '<p>Igen, a teljes összeget azonnal visszaírjuk. A pontok között „törölt rendelés” néven látja.</p>',
    answer_en:
      '<p>Yes, the full amount is booked back at once. You see it in your points as “cancelled order”.</p>',
  },
]
