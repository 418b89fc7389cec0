import { PictureView } from '~/documents/picture-view';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { ArticleRating } from './article-rating';
import { CommentInvitation, type Discussion } from './comment-invitation';
import { Contribution } from './contribution';
import type { Article, ArticleExpert } from './get-article';
import { NextInSeries } from './series-card';
import { ShareRow } from './share-row';
import { WriteToAuthor } from './write-to-author';

interface ArticleEndProps {
  article: Article;
  page: string | undefined;
  takesVotes: boolean;
  takesRequests: boolean;
  discussion: Discussion | undefined;
}

/** What follows the text: where it belongs, who stands for it, and where to go on. */
export function ArticleEnd({ article, page, takesVotes, takesRequests, discussion }: ArticleEndProps) {
  const { title, tags, expert, similar } = article;
  return (
    <footer className="mt-12 grid gap-8 border-t border-rule pt-8">
      {article.series && <NextInSeries series={article.series} url={article.url} />}
      {discussion && <CommentInvitation discussion={discussion} />}
      {tags.length > 0 && (
        <ul aria-label={t.knowledge.article.tags} className="flex flex-wrap gap-2 text-13">
          {tags.map(({ name, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex items-center rounded-full border border-rule px-3 py-1 text-ink-soft hover:border-edge hover:text-accent max-wide:min-h-11"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {page && takesVotes && <ArticleRating article={article} />}
      {page && <ShareRow title={title} page={page} markdown={paths.markdown(article.address)} />}
      {expert && <ExpertCard expert={expert} />}
      <AuthorPreview article={article} takesRequests={takesRequests} />
      {similar.length > 0 && (
        <nav aria-labelledby="read-also" className="grid gap-3">
          <h2 id="read-also" className="text-20">
            {t.knowledge.article.readAlso}
          </h2>
          <ul className="grid gap-2">
            {similar.map((other) => (
              <li key={other.href}>
                <a
                  href={other.href}
                  className="underline decoration-rule underline-offset-4 hover:text-accent"
                >
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {takesRequests && <Contribution from={article.address} />}
    </footer>
  );
}

function ExpertCard({ expert: { name, href, details, isFemale, avatar } }: { expert: ArticleExpert }) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-rule bg-surface p-5">
      {avatar && (
        <PictureView picture={avatar} alt="" className="size-14 shrink-0 rounded-full object-cover" />
      )}
      <p>
        <span className="block text-13 text-ink-soft">
          {t.knowledge.people.reviewedBy[isFemale ? 'female' : 'male']}
        </span>
        <a
          href={href}
          className="text-17 font-semibold underline decoration-rule underline-offset-4 hover:text-accent"
        >
          {name}
        </a>
        {details && <span className="block text-ink-soft">{details}</span>}
      </p>
    </div>
  );
}

function AuthorPreview({
  article: { author, address },
  takesRequests,
}: {
  article: Article;
  takesRequests: boolean;
}) {
  if (!author) return null;
  const { name, href, jobTitle, details, avatar, links } = author;
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-rule bg-surface p-5">
      {avatar && (
        <PictureView picture={avatar} alt="" className="size-14 shrink-0 rounded-full object-cover" />
      )}
      <p className="min-w-0 flex-1 basis-64">
        <a
          href={href}
          className="text-17 font-semibold underline decoration-rule underline-offset-4 hover:text-accent"
        >
          {name}
        </a>
        {jobTitle && <span className="block text-13 text-ink-soft">{jobTitle}</span>}
        {details && <span className="mt-1 block text-ink-soft">{details}</span>}
      </p>
      <WriteToAuthor name={name} from={address} links={links} hasForm={takesRequests} />
    </div>
  );
}
