/** What campaigns say. */
export const campaignsEnglish = {
  state: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    freezing: 'Gathering members',
    sending: 'Being sent',
    paused: 'Paused',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  words: 'What it says',
  name_hint: 'Only staff see it',
  action_hint: 'A page of this shop, such as /ajandekok. Empty: no button',
  text_hint: 'Plain text. An empty line begins a paragraph; addresses of this shop become links',
  written: { both: 'In both languages', hu: 'Hungarian', en: 'English' },
  channel: { mail: 'By e-mail', push: 'On phones and computers (push)', sms: 'By SMS' },
  list_always: 'Everybody finds it among the notifications in the shop.',
  channels_hint:
    'E-mail goes to members who agreed to offers by e-mail, SMS to those who agreed to offers by phone, push to those who switched news on',
  audience: 'Whom it is for',
  audience_hint:
    'Only members who fulfil everything that is filled in. Counties are told from postcodes',
  days_hint: 'Days before sending',
  consent: {
    marketing_email: 'Offers by e-mail',
    marketing_phone: 'Offers by phone',
    research_email: 'Research by e-mail',
    research_phone: 'Research by phone',
  },
  reached: {
    counting: 'Counting …',
    exact: '%{count} member in all. |||| %{count} members in all.',
    about: 'About %{count} members in all.',
    mail: '%{count} by e-mail. |||| %{count} by e-mail.',
    push: '%{count} by push. |||| %{count} by push.',
    sms: '%{count} by SMS. |||| %{count} by SMS.',
    limited:
      'It stops after %{count} e-mails: nobody tells the shop yet which ones come back. An operator can set that up.',
  },
  sms: {
    cost: '%{parts} part of SMS, %{price} Ft. |||| %{parts} parts of SMS, %{price} Ft.',
    days: 'Campaigns may send %{a_day} parts a day: it goes within one day. |||| Campaigns may send %{a_day} parts a day: it takes %{days} days.',
    agreement: 'It costs more than %{max} Ft: a second administrator has to agree.',
    hint: 'The name of the shop goes before it; its link, and where such SMS are switched off, after it',
    arrives: 'This is how it arrives:',
    size: '%{characters} characters, %{parts} part. |||| %{characters} characters, %{parts} parts.',
    too_long: 'It may have %{max} at most.',
  },
  by_channel: {
    title: 'Channel',
    mail: 'E-mail',
    push: 'Push',
    sms: 'SMS',
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    left_out: 'Left out',
    held: 'Held',
  },
  step: {
    test: 'Send it to me',
    schedule: 'Send',
    send_now: 'Send now',
    plan: 'Send then',
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Stop for good',
  },
  scheduling: {
    at: 'When',
    hint: 'Empty: at once. The time is that of Budapest.',
  },
  ask_schedule: 'Its words and audience cannot be changed after this. It can be paused or stopped.',
  ask_cancel: 'Who was not told yet is not told any more. This cannot be taken back.',
  done: {
    test: 'It is on its way to your own address',
    schedule: 'The campaign goes out',
    pause: 'The campaign is paused',
    resume: 'The campaign goes on',
    cancel: 'The campaign is stopped',
  },
  paused: {
    staff: 'Somebody paused it. What was not sent waits.',
    bounces:
      'It stopped by itself: nobody tells the shop which e-mails come back. It can go on once an operator has set that up.',
    bounced:
      'It stopped by itself: more than 5 % of its e-mails came back for good. Going on harms all mails of the shop; look at the audience first.',
    complained:
      'It stopped by itself: more than 3 of 1,000 readers complained of it. Going on harms all mails of the shop; look at the words and the audience first.',
  },
}

/** Refusals of campaigns. */
export const campaignErrorsEnglish = {
  campaign_sent: 'It was sent or scheduled and cannot be changed any more',
  campaign_state: 'The campaign cannot take this step any more',
  bounces_unknown: 'Nobody tells the shop yet which e-mails come back',
  time_is_over: 'This time has passed',
  no_sms: 'The shop sends no SMS: no provider is set up',
  sms_too_long: 'It is longer than the SMS of a campaign may be: shorten it',
  foreign_link: 'Only pages of this shop can be linked to',
}

/** Campaigns as a resource. */
export const campaignResourceEnglish = {
  name: 'Campaign |||| Campaigns',
  fields: {
    'name': 'Name',
    'state': 'State',
    'only_language': 'Written',
    'title_hu': 'Subject (Hungarian)',
    'title_en': 'Subject (English)',
    'text_hu': 'Text (Hungarian)',
    'text_en': 'Text (English)',
    'sms_hu': 'SMS (Hungarian)',
    'sms_en': 'SMS (English)',
    'action': 'Where its button leads',
    'channels': 'Also',
    'scheduled_for': 'When',
    'recipients': 'Members it is for',
    'told': 'In the list',
    'sent': 'Sent',
    'failed': 'Failed',
    'left_out': 'Left out',
    'bounced': 'Came back',
    'complained': 'Complained of',
    'unsubscribed': 'Unsubscribed',
    'clicked': 'Clicks counted',
    'audience.profession_ids': 'Main trades',
    'audience.counties': 'Counties',
    'audience.languages': 'Only who reads the shop in',
    'audience.scanned_within_days': 'Last scan within',
    'audience.silent_for_days': 'No scan for',
    'audience.balance_from': 'Points at least',
    'audience.balance_to': 'Points at most',
    'audience.consents': 'Only who agreed to',
  },
}
