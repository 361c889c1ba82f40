/** What campaigns say. */
export const campaignsHungarian = {
  state: {
    draft: 'Vázlat',
    scheduled: 'Időzítve',
    freezing: 'Címzettek gyűjtése',
    sending: 'Küldés alatt',
    paused: 'Szünetel',
    done: 'Kész',
    cancelled: 'Leállítva',
  },
  words: 'Mit mond',
  name_hint: 'Csak a munkatársak látják',
  action_hint: 'A bolt egy oldala, például /ajandekok. Üresen: nincs gomb',
  text_hint: 'Egyszerű szöveg. Üres sor után új bekezdés; a bolt címeiből link lesz',
  written: { both: 'Mindkét nyelven', hu: 'Magyar', en: 'Angol' },
  channel: { mail: 'E-mailben', push: 'Telefonon és számítógépen (push)', sms: 'SMS-ben' },
  list_always: 'A boltban az értesítések között mindenki megtalálja.',
  channels_hint:
    'E-mailt az kap, aki hozzájárult az e-mailes ajánlatokhoz, SMS-t az, aki a telefonosakhoz, push üzenetet az, aki bekapcsolta a híreket',
  audience: 'Kinek szól',
  audience_hint:
    'Csak annak, aki minden kitöltött feltételnek megfelel. A vármegyét az irányítószám adja',
  days_hint: 'Nappal a küldés előtt',
  consent: {
    marketing_email: 'Ajánlatok e-mailben',
    marketing_phone: 'Ajánlatok telefonon',
    research_email: 'Kutatás e-mailben',
    research_phone: 'Kutatás telefonon',
  },
  reached: {
    counting: 'Számolás…',
    exact: 'Összesen %{count} tag.',
    about: 'Összesen körülbelül %{count} tag.',
    mail: 'E-mailben: %{count}.',
    push: 'Push üzenetben: %{count}.',
    sms: 'SMS-ben: %{count}.',
    limited:
      '%{count} levél után megáll: a bolt még nem értesül arról, mely levelek jönnek vissza. Ezt az üzemeltető állíthatja be.',
  },
  sms: {
    cost: '%{parts} SMS-rész, %{price} Ft.',
    days: 'Naponta %{a_day} rész mehet kampányra: egy nap alatt kimegy. |||| Naponta %{a_day} rész mehet kampányra: %{days} nap alatt megy ki.',
    agreement: 'Ez több mint %{max} Ft: második adminisztrátornak is jóvá kell hagynia.',
    hint: 'Elé a bolt neve, mögé a link és a leiratkozás helye kerül',
    arrives: 'Így érkezik meg:',
    size: '%{characters} karakter, %{parts} rész.',
    too_long: 'Legfeljebb %{max} lehet.',
  },
  by_channel: {
    title: 'Csatorna',
    mail: 'E-mail',
    push: 'Push',
    sms: 'SMS',
    waiting: 'Vár',
    sent: 'Elküldve',
    failed: 'Sikertelen',
    left_out: 'Kihagyva',
    held: 'Félretéve',
  },
  step: {
    test: 'Elküldöm magamnak',
    schedule: 'Küldés',
    send_now: 'Küldés most',
    plan: 'Időzítés',
    pause: 'Szüneteltetés',
    resume: 'Folytatás',
    cancel: 'Végleges leállítás',
  },
  scheduling: {
    at: 'Mikor',
    hint: 'Üresen: azonnal. Az idő a budapesti.',
  },
  ask_schedule: 'Szövege és címzettjei ezután nem módosíthatók. Szüneteltetni és leállítani lehet.',
  ask_cancel: 'Aki még nem kapta meg, már nem kapja meg. Ez nem vonható vissza.',
  done: {
    test: 'Elindult az Ön saját címére',
    schedule: 'A kampány elindul',
    pause: 'A kampány szünetel',
    resume: 'A kampány folytatódik',
    cancel: 'A kampány leállt',
  },
  paused: {
    staff: 'Valaki szünetelteti. Ami még nem ment ki, vár.',
    bounces:
      'Magától megállt: a bolt nem értesül arról, mely levelek jönnek vissza. Akkor folytatható, ha az üzemeltető ezt beállította.',
    bounced:
      'Magától megállt: leveleinek több mint 5%-a végleg visszajött. A folytatás a bolt minden levelének árt; előbb a címzetteket nézze át.',
    complained:
      'Magától megállt: ezer olvasóból több mint három panaszt tett rá. A folytatás a bolt minden levelének árt; előbb a szöveget és a címzetteket nézze át.',
  },
}

/** Refusals of campaigns. */
export const campaignErrorsHungarian = {
  campaign_sent: 'Már elküldték vagy időzítették, ezért nem módosítható',
  campaign_state: 'A kampány ezt a lépést már nem teheti meg',
  bounces_unknown: 'A bolt még nem értesül arról, mely levelek jönnek vissza',
  time_is_over: 'Ez az időpont már elmúlt',
  no_sms: 'A bolt nem küld SMS-t: ehhez szolgáltató kell',
  sms_too_long: 'Hosszabb, mint amekkora egy kampány SMS-e lehet: rövidítse',
  foreign_link: 'Csak a bolt oldalaira lehet hivatkozni',
}

/** Campaigns as a resource. */
export const campaignResourceHungarian = {
  name: 'Kampány |||| Kampányok',
  fields: {
    'name': 'Név',
    'state': 'Állapot',
    'only_language': 'Nyelv',
    'title_hu': 'Tárgy (magyar)',
    'title_en': 'Tárgy (angol)',
    'text_hu': 'Szöveg (magyar)',
    'text_en': 'Szöveg (angol)',
    'sms_hu': 'SMS (magyar)',
    'sms_en': 'SMS (angol)',
    'action': 'Hová vezet a gombja',
    'channels': 'Még',
    'scheduled_for': 'Mikor',
    'recipients': 'Címzettek',
    'told': 'Az értesítések között',
    'sent': 'Elküldve',
    'failed': 'Sikertelen',
    'left_out': 'Kihagyva',
    'bounced': 'Visszajött',
    'complained': 'Panasz érkezett',
    'unsubscribed': 'Leiratkozott',
    'clicked': 'Számolt kattintások',
    'audience.profession_ids': 'Fő szakmák',
    'audience.counties': 'Vármegyék',
    'audience.languages': 'Csak aki ezen a nyelven olvassa a boltot',
    'audience.scanned_within_days': 'Legutóbbi beolvasás ennyi napon belül',
    'audience.silent_for_days': 'Ennyi napja nincs beolvasás',
    'audience.balance_from': 'Legalább ennyi pont',
    'audience.balance_to': 'Legfeljebb ennyi pont',
    'audience.consents': 'Csak aki hozzájárult',
  },
}
