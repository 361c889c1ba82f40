/** What the pages of the daily work are for: what is there, and what a change does. */
export const workHelpEnglish = {
  home: {
    title: 'First page',
    what: 'What happened in the shop lately, and what a new shop still needs.',
    change: 'Each tile leads to the list behind it.',
  },
  waiting_deeds: {
    what: 'What makes points, lets somebody make them or costs much by SMS, and waits for a second administrator. Nobody agrees to what they asked for.',
    change:
      'Agreed to, it is carried out at once; refused, nothing happens. Both are in the audit log.',
  },
  disputes: {
    what: 'Stickers that brought a member nothing and that the member thinks should have. The page of one tells what the shop knows of its code.',
    change:
      'Crediting books the points, declining does not. The member reads your answer either way.',
  },
  counselling_questions: {
    what: 'What members ask our advisers, with their photos. Those that wait longest come first.',
    change:
      'An answer goes to the member at once, a note stays among staff. A question can be handed over to the representative.',
  },
  harvest_cases: {
    what: 'Members whose scans look as if somebody had collected stickers that were not bought. Nothing is taken by itself.',
    change:
      'Judge a case honest or confirmed. Points of single scans are taken back on the page of the member.',
  },
  messages: {
    what: 'E-mails, SMS and other messages that leave the shop, and those that could not be sent, with the reason.',
    change:
      'One that was laid aside can be sent again or closed. Who got it already does not get it twice.',
  },
  reports: {
    what: 'Figures of a period: members, scans, points, gifts and what they cost. Days that are over do not change any more.',
    change:
      'Choose another period or compare it with the one before. Every figure can be saved as a file.',
  },
  orders: {
    what: 'Gifts that members ordered, by how far they are. The oldest ones should leave first.',
    change:
      'The next step tells the member. A cancelled order gives points and stock back; a step cannot be taken back.',
  },
  products: {
    what: 'Gifts that members order for points, with texts, pictures, variations and limits.',
    change:
      'Members see a change at once. Orders keep the price they were placed at; a gift that was ordered is ended, not deleted.',
  },
  stock_items: {
    what: 'How many pieces of each gift and variation are left, and how few are too few.',
    change:
      'Every movement has a reason and stays in the list of movements. At zero a gift cannot be ordered.',
  },
  categories: {
    what: 'The groups that gifts are shown in, in their order.',
    change:
      'Switched off, a category and its gifts are not shown. One that has gifts is not deleted.',
  },
  participating_products: {
    what: 'Products with stickers, and what a scan of each brings.',
    change:
      'An ended product gets no new rolls; its stickers go on bringing points. What they bring changes by point rules alone.',
  },
  code_batches: {
    what: 'Rolls of stickers: which product, how many, and how many of them were scanned.',
    change:
      'A roll brings points once it is activated. Void ones bring nothing from then on; what was credited stays.',
  },
  boosters: {
    what: 'Times in which scans bring more points, for all products or for some.',
    change:
      'A draft can be rehearsed on past scans. Switched on, it counts from its first day; stopped, it ends at once.',
  },
  point_rules: {
    what: 'What each thing brings that members get points for, from which day on.',
    change:
      'A new amount counts from its day, never backwards. More points need a second administrator.',
  },
  hand_bookings: {
    what: 'Points booked by hand that wait, or waited, for a second administrator.',
    change:
      'Agreed to, the points are in the history of the member with their reason; refused, nothing is booked.',
  },
  members: {
    what: 'Everybody who registered. The page of a member shows how the member stands, what is under way, and panels for points, scans, orders, consents, devices and notes.',
    change:
      'Put right only what the member asks for. Each look and each change is in the audit log, with your name.',
  },
  representatives: {
    what: 'Our people in the regions, whom members see as their contact by postcode.',
    change:
      'Members see another name or number at once. One of them is the default where no region fits.',
  },
  campaigns: {
    what: 'Words that go to many members at once by notification, e-mail, push or SMS, to those who agreed to it.',
    change:
      'Try it on yourself first. Once it has begun it can be paused, but what left cannot be called back. Dear SMS need a second administrator.',
  },
  surveys: {
    what: 'Questions that members answer for points, once each.',
    change:
      'After the first answer only wordings can be put right. Results of small groups are not shown.',
  },
  questionnaires: {
    what: 'Quizzes with right answers, inside articles; passing one brings points once.',
    change: 'A changed question counts for who begins after it. Points that were earned stay.',
  },
}
