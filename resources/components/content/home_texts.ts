/** The three steps from sticker to gift. */
export type Step = 'sticker' | 'scan' | 'gift'

/** The texts of the front page, in the language of the reader. */
export type HomeTexts = Record<
  | 'hero_title'
  | 'hero_text'
  | 'hero_registered'
  | 'steps_title'
  | `${Step}_title`
  | `${Step}_text`
  | 'community_title'
  | 'community_text'
  | 'community_button',
  string
>
