import { CopyButton } from '~/documents/copy-button';
import { ThemeSwitch } from '~/documents/theme-switch';
import { MovingParts } from './moving-parts';
import { Chapter, Part } from './part';

export function Elements() {
  return (
    <Chapter id="elements" title="Без React">
      <Part name="CopyButton">
        <div className="flex items-center gap-4">
          <code className="font-mono text-15">ssh root@203.0.113.10</code>
          <CopyButton copies={{ text: 'ssh root@203.0.113.10' }} label="Копировать" />
        </div>
        <div>
          <CopyButton
            copies={{ text: 'https://shop.example/#tariffs' }}
            label="Ссылка на раздел"
            notice="Ссылка на раздел скопирована"
          />
        </div>
      </Part>
      <Part name="ThemeSwitch">
        <ThemeSwitch />
      </Part>
      <Part name="notify · CountingFigure">
        <MovingParts />
      </Part>
    </Chapter>
  );
}
