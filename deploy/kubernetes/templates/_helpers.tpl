{{- define "vitrina.selector" -}}
app.kubernetes.io/name: vitrina
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "vitrina.labels" -}}
{{ include "vitrina.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "vitrina.metadata" -}}
name: {{ .root.Release.Name }}-{{ .component }}
labels: {{- include "vitrina.labels" . | nindent 2 }}
{{- end }}

{{- define "vitrina.image" -}}
{{- $images := .root.Values.images -}}
image: {{ printf "%s/vitrina-%s:%s" $images.registry .component ($images.tag | default .root.Chart.AppVersion) }}
imagePullPolicy: {{ $images.pullPolicy }}
{{- end }}

{{/* Of every pod: nobody of importance, who knows nothing of the cluster. */}}
{{- define "vitrina.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* Of every container, as in docker-compose.yml: it writes to its volumes only and can gain no right. */}}
{{- define "vitrina.confined" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Instances stand apart, as far as there is room: a node or a zone that goes takes not all of them. */}}
{{- define "vitrina.spread" -}}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "vitrina.selector" $ | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end }}

{{/* Told to end while the news of it still travels: an instance that goes on for these seconds refuses nobody. */}}
{{- define "vitrina.ending" -}}
lifecycle: { preStop: { exec: { command: [sleep, "5"] } } }
{{- end }}

{{/* The environment: what values say, and what the Secret keeps. Inline, for the Job of migrations runs before anything else of the release is there. */}}
{{- define "vitrina.environment" -}}
{{- range $name, $value := .plain }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- range .secrets }}
- { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $.root.Values.secret }}, key: {{ . }} } } }
{{- end }}
{{- range .optionalSecrets }}
- { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $.root.Values.secret }}, key: {{ . }}, optional: true } } }
{{- end }}
{{- end }}

{{- define "vitrina.metricsEnvironment" -}}
METRICS_PORT: {{ ternary .Values.metrics.port 0 .Values.metrics.enabled | toString | quote }}
METRICS_HOST: 0.0.0.0
{{- end }}

{{- define "vitrina.providerEnvironment" -}}
{{- $sandbox := printf "http://%s-sandbox:4000" .Release.Name -}}
PROVIDER_API_URL: {{ $sandbox }}
LANDING_API_URL: {{ $sandbox }}/landing-api
ENRICHMENT_URL: {{ $sandbox }}/enrichment
{{- end }}

{{- define "vitrina.siteEnvironment" -}}
{{- $computed := dict
  "CMS_URL" (printf "http://%s-cms:1337" .Release.Name)
  "CMS_PUBLIC_URL" .Values.cms.env.PUBLIC_URL -}}
{{- $provider := ternary (include "vitrina.providerEnvironment" . | fromYaml) dict .Values.sandbox.enabled -}}
{{- include "vitrina.environment" (dict
  "root" .
  "plain" (merge $computed $provider (include "vitrina.metricsEnvironment" . | fromYaml) .Values.site.env)
  "secrets" (list "CMS_READ_TOKEN" "CMS_PREVIEW_TOKEN" "PREVIEW_SECRET" "CMS_REQUESTS_TOKEN" "SESSION_SECRET" "REVALIDATE_SECRET"
    "REDIS_URL" "ORDERS_DATABASE_URL")
  "optionalSecrets" (list "OTEL_EXPORTER_OTLP_HEADERS")) }}
{{- end }}

{{- define "vitrina.storeEnvironment" -}}
DATABASE_CLIENT: postgres
UPLOADS_STORAGE: s3
S3_ENDPOINT: {{ .Values.cms.env.S3_ENDPOINT | quote }}
S3_BUCKET: {{ .Values.cms.env.S3_BUCKET | quote }}
S3_ACCESS_KEY_ID: {{ .Values.cms.env.S3_ACCESS_KEY_ID | quote }}
{{- end }}

{{/* SITE_INSTANCES is a name that leads to each instance of the site: all of them are told of every change. */}}
{{- define "vitrina.cmsEnvironment" -}}
{{- $provider := ternary (include "vitrina.providerEnvironment" . | fromYaml) .Values.site.env .Values.sandbox.enabled -}}
{{- $computed := dict
  "SITE_URL" (printf "http://%s-site:3000" .Release.Name)
  "SITE_PUBLIC_URL" .Values.site.env.SITE_URL
  "SITE_INSTANCES" (printf "http://%s-site-instances:3000" .Release.Name)
  "LANDING_API_URL" $provider.LANDING_API_URL
  "INDEXNOW_KEY" .Values.site.env.INDEXNOW_KEY -}}
{{- include "vitrina.environment" (dict
  "root" .
  "plain" (merge $computed (include "vitrina.storeEnvironment" . | fromYaml) (include "vitrina.metricsEnvironment" . | fromYaml) .Values.cms.env)
  "secrets" (list "DATABASE_URL" "REVALIDATE_SECRET" "CMS_READ_TOKEN" "CMS_PREVIEW_TOKEN" "PREVIEW_SECRET" "CMS_REQUESTS_TOKEN"
    "S3_SECRET_ACCESS_KEY" "APP_KEYS" "API_TOKEN_SALT" "ADMIN_JWT_SECRET" "TRANSFER_TOKEN_SALT" "ENCRYPTION_KEY")
  "optionalSecrets" (list "ADMIN_PASSWORD" "SMTP_URL" "OTEL_EXPORTER_OTLP_HEADERS")) }}
{{- end }}
