import { onNotify } from './notify';

const MOST_AT_ONCE = 3;

/**
 * Holds the messages of the page, the newest last. It is a popover, so that it is seen above an open dialog too. It is
 * always rendered, empty, so that a screen reader knows the region before something is said in it. A message leaves
 * when its CSS animation ends, which waits while somebody points at it or stands on it.
 */
class NotificationArea extends HTMLElement {
  connectedCallback() {
    onNotify(({ status, text }) => {
      const message = this.#draw(status, text);
      this.append(message);
      while (this.childElementCount > MOST_AT_ONCE) this.firstElementChild?.remove();
      // A popover that is shown again comes to the top of the top layer.
      this.hidePopover();
      this.showPopover();
    });
  }

  #draw(status: string, text: string): HTMLElement {
    const message = document.createElement('div');
    message.className = 'toast';
    message.dataset.status = status;
    // The area is polite; what went wrong does not wait.
    if (status === 'Error') message.role = 'alert';
    const close = document.createElement('button');
    close.type = 'button';
    close.ariaLabel = this.getAttribute('close-label');
    close.textContent = '×';
    const leave = () => this.#dismiss(message);
    close.addEventListener('click', leave);
    message.addEventListener('animationend', leave);
    message.append(text, close);
    return message;
  }

  #dismiss(message: HTMLElement) {
    message.remove();
    if (this.childElementCount === 0) this.hidePopover();
  }
}

customElements.define('notification-area', NotificationArea);
