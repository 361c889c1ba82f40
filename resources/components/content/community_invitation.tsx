import { Users } from 'lucide-react'
import { Community } from '~/components/illustrations/community'
import { ButtonLink } from '~/components/ui/button_link'
import { useShared } from '~/hooks/use_shared'
import type { HomeTexts } from './home_texts'

/** Invites into the group of contractors; without a link in the settings to the page about it. */
export function CommunityInvitation({ texts }: { texts: HomeTexts }) {
  const { communityLink } = useShared()
  return (
    <section className="wrap" aria-labelledby="community-title">
      <div className="promo-strip">
        <div className="body gap-4">
          <h2 id="community-title" className="text-h2">
            {texts.community_title}
          </h2>
          <p className="lead">{texts.community_text}</p>
          <div>
            <ButtonLink
              kind="second"
              icon={Users}
              href={communityLink || '/kozosseg'}
              external={communityLink !== ''}
            >
              {texts.community_button}
            </ButtonLink>
          </div>
        </div>
        <div className="art r16">
          <Community />
        </div>
      </div>
    </section>
  )
}
