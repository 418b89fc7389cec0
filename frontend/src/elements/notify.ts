/** A message for the corner of the page; it leaves after 5 s (rule R104). */
export interface Message {
  status: 'Error' | 'Success';
  text: string;
}

const EVENT = 'vitrina-notify';

/** Shows a message in the page's notification area, from a custom element or from React alike. */
export function notify(message: Message): void {
  document.dispatchEvent(new CustomEvent<Message>(EVENT, { detail: message }));
}

/** Calls back with every message. */
export function onNotify(show: (message: Message) => void): void {
  document.addEventListener(EVENT, (event) => {
    if (event instanceof CustomEvent) show(event.detail);
  });
}
