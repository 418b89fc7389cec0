/** Topics form a tree; the address of an article names the way from its root. */
export function pathOfTopic(topic: { path: string; parent: { path: string } | null }): string {
  return topic.parent ? `${topic.parent.path}/${topic.path}` : topic.path;
}
