/** What the framework costs by itself: the home page is measured against it, on the same machine in the same minutes. */
export default function EmptyPage() {
  return <h1>Пустая страница</h1>;
}
