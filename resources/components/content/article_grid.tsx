import { ItemPicture } from '~/components/catalogue/item_picture'
import { Card } from '~/components/ui/card'

/** An article as the server lists it. */
export type ListedArticle = {
  slug: string
  title: string
  lead: string
  href: string
  thumbnail: { url: string; alt_text: string } | null
}

/** Articles in 2, 3 or 4 columns. */
export function ArticleGrid({ articles }: { articles: ListedArticle[] }) {
  return (
    <div className="grid-cards">
      {articles.map((article, index) => (
        <Card
          key={article.slug}
          level={2}
          title={article.title}
          href={article.href}
          picture={
            <ItemPicture
              thumbnail={article.thumbnail}
              first={index === 0}
              sizes="(min-width: 1024px) 290px, (min-width: 600px) 33vw, 50vw"
            />
          }
        >
          {article.lead && <p className="soft">{article.lead}</p>}
        </Card>
      ))}
    </div>
  )
}
