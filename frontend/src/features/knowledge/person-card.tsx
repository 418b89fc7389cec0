import { PictureView } from '~/documents/picture-view';
import { t } from '~/messages';
import type { Person } from './person';
import { WriteToAuthor } from './write-to-author';

/** A longer bio is shown in part (rule R96). */
const BIO_PREVIEW = 263;

/** Who an author or an expert is; the name is the page's own heading. */
export function PersonCard({ person, from, hasForm }: { person: Person; from: string; hasForm: boolean }) {
  const { name, jobTitle, bio, avatar, links, tags, isAuthor } = person;
  return (
    <div className="flex flex-wrap items-start gap-6">
      {avatar && (
        <PictureView
          picture={avatar}
          alt=""
          isFirst
          className="size-24 shrink-0 rounded-full object-cover wide:size-48"
        />
      )}
      <div className="grid min-w-0 max-w-2xl flex-1 basis-72 justify-items-start gap-4">
        <h1 className="text-44">{name}</h1>
        {jobTitle && <p className="text-20 text-ink-soft">{jobTitle}</p>}
        {bio && <Bio text={bio} />}
        {tags.length > 0 && (
          <ul aria-label={t.knowledge.people.writesAbout} className="flex flex-wrap gap-2 text-13">
            {tags.map((tag) => (
              <li key={tag.href}>
                <a
                  href={tag.href}
                  className="inline-flex items-center rounded-full border border-rule px-3 py-1 text-ink-soft hover:border-edge hover:text-accent max-wide:min-h-11"
                >
                  {tag.name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {isAuthor && <WriteToAuthor {...{ name, from, links, hasForm }} />}
      </div>
    </div>
  );
}

function Bio({ text }: { text: string }) {
  if (text.length <= BIO_PREVIEW) return <p>{text}</p>;
  return (
    <details className="bio">
      <summary>
        <span className="bio-preview">{`${text.slice(0, BIO_PREVIEW).replace(/\s+\S*$/, '')}…`}</span>{' '}
        <span className="bio-more">{t.knowledge.people.readBio}</span>
        <span className="bio-less">{t.knowledge.people.closeBio}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
