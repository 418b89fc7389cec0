import { includedHere } from './nginx.mjs';

/**
 * The edge of `docker-compose.yml` without its TLS, on this machine only: the same files stand between visitors and the site.
 * @param {{ sites: readonly number[], port: number, refreshPort: number, copies: string }} places
 *   `refreshPort`: where the site has pages fetched anew; `copies`: the folder they are kept in
 * @returns {string} for the `http` of nginx
 */
export function localEdge({ sites, port, refreshPort, copies }) {
  const instances = sites.map((site) => `server 127.0.0.1:${site} max_fails=1 fail_timeout=2s;`).join('\n  ');
  return includedHere(`include /etc/nginx/vitrina/micro-cache.conf;
proxy_cache_path ${copies} levels=1:2 keys_zone=vitrina:10m max_size=512m inactive=1d use_temp_path=off;
upstream site {
  zone site 128k;
  ${instances}
  keepalive 32;
  keepalive_timeout 3s;
}
upstream site_forms {
  zone site_forms 128k;
  ${instances}
}
server {
  listen 127.0.0.1:${port};
  server_tokens off;
  client_max_body_size 4m;
  proxy_connect_timeout 3s;
  include /etc/nginx/vitrina/visitor.conf;
  include /etc/nginx/vitrina/locations.conf;
}
server {
  listen 127.0.0.1:${refreshPort};
  include /etc/nginx/vitrina/refresh.conf;
}`);
}
