import type { Service } from '~/content/get-services';

/** What a service consists of, or what a solution gives: a few short paragraphs side by side. */
export function ServiceFeatures({ title, features }: { title: string } & Pick<Service, 'features'>) {
  return (
    <section aria-labelledby="features-title" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_3fr]">
      <h2 id="features-title" className="border-rule text-32 lg:border-t lg:pt-5">
        {title}
      </h2>
      <ul className="grid gap-x-10 gap-y-8 wide:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.title} className="grid content-start gap-2 border-t border-rule pt-5">
            <h3 className="text-20">{feature.title}</h3>
            <p className="text-pretty text-ink-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
